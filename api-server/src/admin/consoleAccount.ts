/** An admin's account, as guesses, known devices and mailed codes name it. */
export const consoleAccount = (adminId: number): string => `console:${adminId}`;
