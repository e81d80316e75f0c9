/** A number as it is typed in Indonesia with the dot it is sent with: a comma becomes a dot (S5.67). */
export function dotDecimal(text: string): string {
  return text.replaceAll(',', '.');
}
