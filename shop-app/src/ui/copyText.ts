/** Puts text on the clipboard; false when the browser refuses. */
export async function copyText(text: string): Promise<boolean> {
  // The clipboard API exists only on https and localhost; a shop opened by its LAN address still copies.
  if (!navigator.clipboard) return copyBySelection(text);
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const held = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.className = 'visually-hidden';
  document.body.append(area);
  area.select();
  const isDone = document.execCommand?.('copy') ?? false;
  area.remove();
  if (held instanceof HTMLElement) held.focus();
  return isDone;
}
