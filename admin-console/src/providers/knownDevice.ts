const name = 'console-device';
const days = 400;

/**
 * What this device got at an earlier login. In a cookie, as a logout clears all local storage (S4.2) and this says nothing of
 * who was there. Only the login page has it, and no call carries it by itself.
 */
export function readDevice(): string | undefined {
  return new RegExp(`(?:^|; )${name}=([\\w-]{1,128})(?:;|$)`).exec(document.cookie)?.[1];
}

export function writeDevice(token: string): void {
  const isSecure = location.protocol === 'https:';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser, nor without https.
  document.cookie = `${name}=${token}; path=/login; max-age=${days * 24 * 60 * 60}; samesite=strict${isSecure ? '; secure' : ''}`;
}
