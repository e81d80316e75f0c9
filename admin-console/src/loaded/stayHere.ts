/**
 * React-admin says of a record that could not be had that it does not exist, and goes to the list; of a list it says why in a
 * note that goes again. The screen says what is true, where it is looked for.
 */
export const stayHere = { onError: () => {} };
