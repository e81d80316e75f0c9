/** Goes on to the first field after this one that has to be filled in and is not yet. */
export function focusNextEmpty(from: HTMLElement): void {
  const around = from.closest('form, fieldset');
  const fields =
    around?.querySelectorAll<HTMLInputElement>(':is(input, select, textarea)[aria-required]:enabled') ?? [];
  const next = [...fields].find(
    (field) => field.value === '' && from.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  next?.focus();
}
