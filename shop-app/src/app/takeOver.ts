declare global {
  interface Window {
    /** Set by the script in index.html: ends its holding of clicks, and gives the button that was pressed last. */
    shopIsReady?: () => HTMLElement | undefined;
  }
}

/**
 * Called once what a server rendered works: what was typed and pressed while the code was on its way counts. Later calls do
 * nothing.
 */
export function takeOver(): void {
  const ready = window.shopIsReady;
  if (!ready) return;
  delete window.shopIsReady;
  const pressed = ready();
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
    if (field.value !== field.defaultValue) typeAgain(field);
  }
  // Not before the forms know what was typed.
  setTimeout(() => pressed?.isConnected && pressed.click());
}

/** React took the text that it found for its own; it hears of a text only when that is another than before. */
function typeAgain(field: HTMLInputElement | HTMLTextAreaElement): void {
  const typed = field.value;
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, typed);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
