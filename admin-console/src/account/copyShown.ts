/**
 * Puts a text on the clipboard that `shown` shows; where the browser refuses, `shown` stays selected, for the admin to copy.
 * The clipboard API is there on https and localhost only; a console opened by its LAN address copies the selection.
 */
export async function copyShown(shown: Element, text: string): Promise<'copied' | 'selected'> {
  const selection = window.getSelection();
  selection?.selectAllChildren(shown);
  if ((await isWritten(text)) || isSelectionCopied()) {
    selection?.removeAllRanges();
    return 'copied';
  }
  return 'selected';
}

async function isWritten(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

function isSelectionCopied(): boolean {
  return document.execCommand?.('copy') ?? false;
}
