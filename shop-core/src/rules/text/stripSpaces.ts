/** The text without any white space, also inside it (S5.16, S5.21, S5.23). */
export function stripSpaces(text: string): string {
  return text.replace(/\s/gu, '');
}
