/** The pattern of a text that holds these letters. What somebody typed is no pattern: a % is a per cent sign. */
export const containing = (letters: string): string => `%${letters.replace(/[\\%_]/g, '\\$&')}%`;
