import type { Understood } from 'shop-core/rules/typed';

/** The help under a field, with what the rule made of what stands in it. */
export function withMeaning(description: string | undefined, { meaning }: Understood<unknown>): string | undefined {
  if (!meaning) return description;
  return [description, `Terbaca: ${meaning}`].filter(Boolean).join(' ');
}
