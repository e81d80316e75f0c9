/** Choices of a checkout under way: nothing of them tells who somebody is or where they live. */
export const choicesKey = 'checkout';

/** The address and note of a checkout under way: they are gone from this browser when the login ends. */
export const addressKey = 'checkout-address';
