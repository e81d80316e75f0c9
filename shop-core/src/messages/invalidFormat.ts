/** What is said of a review or a quiz that was refused for what stood in it, or for no reason that the shop knows (S8.18, S8.19). */
export const invalidFormat = 'Invalid format data';
