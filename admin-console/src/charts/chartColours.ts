// Told apart also by who sees red and green alike (after Okabe and Ito), darker on white and lighter on black.
const onLight = ['#0b5c8a', '#c2571a', '#00795a', '#9c4a7f', '#7a6a00', '#3d6fb6', '#8a3b3b', '#55606e'];
const onDark = ['#56b4e9', '#f0935a', '#2fc29a', '#d992c0', '#e0cf4a', '#9db9ee', '#e08a8a', '#a9b4c2'];

export const chartColours = (mode: 'light' | 'dark'): readonly string[] => (mode === 'dark' ? onDark : onLight);
