/** Whether a value holds nothing a person could read: missing, empty or only spaces. */
export function isBlank(value: string | null | undefined): boolean {
  return value === null || value === undefined || value.trim() === '';
}
