import { formatCount } from 'shop-core/rules';
import { parseThousands } from 'shop-core/rules/gold';

/**
 * An amount as its field shows it after an edit. A digit typed into, or taken out of, an amount that has the field's own dots moves
 * the dots (S5.66). Whatever else comes, by paste or with a separator, stays as it is: the rule reads it.
 */
export function editedAmount(before: string, after: string, event: Event): string {
  if (!isOwn(before) || !isKey(event)) return after;
  const amount = parseThousands(after.replaceAll('.', ''));
  return amount !== null && Number.isSafeInteger(amount) ? formatCount(amount) : after;
}

function isOwn(text: string): boolean {
  const amount = parseThousands(text);
  return amount === null ? text === '' : Number.isSafeInteger(amount) && formatCount(amount) === text;
}

function isKey(event: Event): boolean {
  if (!(event instanceof InputEvent)) return false;
  const { inputType, data } = event;
  return (
    inputType.startsWith('delete') || (/^insert(Text|CompositionText)$/.test(inputType) && /^\d+$/.test(data ?? ''))
  );
}
