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
  void repeat(ready());
}

async function repeat(pressed: HTMLElement | undefined): Promise<void> {
  // All at first: when a form hears of one field it writes into the others what it knows of them, which is nothing yet.
  const fields = [...document.querySelectorAll<Field>('input, textarea, select')];
  const typed = fields.flatMap((field) => (field.value === defaultOf(field) ? [] : [{ field, text: field.value }]));
  for (const { field, text } of typed) {
    type(field, text);
    await rendered();
  }
  if (pressed?.isConnected) pressed.click();
}

// Each event by itself, as from a person: what the form knows of the one counts for the next.
const rendered = () => new Promise((resolve) => setTimeout(resolve));

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function defaultOf(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const options = [...field.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
}

/** React took the text that it found for its own; it hears of a text only when that is another than before. */
function type(field: Field, text: string): void {
  if (field instanceof HTMLSelectElement) {
    field.value = text;
    field.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
