/** What the keyboard does everywhere, as it is listed behind '?'. */
export const shortcuts = [
  { keys: ['Ctrl K', '⌘ K'], label: 'console.shortcuts.palette' },
  { keys: ['/'], label: 'console.shortcuts.search' },
  { keys: ['['], label: 'console.shortcuts.sidebar' },
  { keys: ['?'], label: 'console.shortcuts.help' },
] as const;

export type ShortcutName = 'palette' | 'search' | 'sidebar' | 'help';

const byKey: Readonly<Record<string, ShortcutName>> = { '/': 'search', '[': 'sidebar', '?': 'help' };

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target'>;

/** The shortcut that a key press is. Somebody who types a text means the letter, and other keys held mean something else. */
export function shortcutOf({ key, ctrlKey, metaKey, altKey, target }: Press): ShortcutName | undefined {
  const isHeld = ctrlKey || metaKey;
  if (isHeld) return key.toLowerCase() === 'k' && !altKey ? 'palette' : undefined;
  const types = target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable="true"]');
  return types || altKey ? undefined : byKey[key];
}
