/**
 * Whether a text holds a control character other than tab and line break, which no form takes (INVALID); NUL is one
 * that no database stores.
 */
export function hasControlCharacter(text: string): boolean {
  return /[^\P{Cc}\t\n\r]/u.test(text);
}
