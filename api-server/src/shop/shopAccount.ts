/** A customer's account, as guesses, known devices and mailed codes name it. */
export const shopAccount = (customerId: number): string => `shop:${customerId}`;
