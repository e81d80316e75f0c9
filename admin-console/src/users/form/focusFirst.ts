/** Puts the cursor into the first of these fields, by the order on the screen. */
export function focusFirst(within: HTMLElement | null, names: readonly string[]): void {
  const inputs = within?.querySelectorAll<HTMLInputElement>('input[name]') ?? [];
  const input = [...inputs].find(({ name }) => names.includes(name));
  // The input of a select is hidden behind the box that is seen.
  const seen = input?.parentElement?.querySelector<HTMLElement>('[role=combobox]') ?? input;
  seen?.focus();
}
