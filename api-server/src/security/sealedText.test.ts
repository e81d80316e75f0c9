import { expect, it } from 'vitest';
import { sealed, unsealed } from './sealedText.ts';

const [key, other] = ['a'.repeat(32), 'b'.repeat(32)];

it('opens with the key it was sealed with, also when a newer one has come, and never reads the same twice', () => {
  const kept = sealed('JBSWY3DP', '7', [key]);
  expect(kept).not.toContain('JBSWY3DP');
  expect(sealed('JBSWY3DP', '7', [key])).not.toBe(kept);
  expect(unsealed(kept, '7', [key])).toBe('JBSWY3DP');
  expect(unsealed(kept, '7', [other, key])).toBe('JBSWY3DP');
});

it('opens with no other key, for nobody else, and not when a letter of it is another', () => {
  const kept = sealed('JBSWY3DP', '7', [key]);
  expect(unsealed(kept, '7', [other])).toBeUndefined();
  expect(unsealed(kept, '7', [])).toBeUndefined();
  expect(unsealed(kept, '8', [key])).toBeUndefined();
  const changed = kept.slice(0, -2) + (kept.endsWith('AA') ? 'BB' : 'AA');
  expect(unsealed(changed, '7', [key])).toBeUndefined();
  expect(unsealed(kept.slice(0, 20), '7', [key])).toBeUndefined();
});

it('leaves a text as it is without a key, and reads one that never was sealed', () => {
  expect(sealed('JBSWY3DP', '7', [])).toBe('JBSWY3DP');
  expect(unsealed('JBSWY3DP', '7', [])).toBe('JBSWY3DP');
  expect(unsealed('JBSWY3DP', '7', [key])).toBe('JBSWY3DP');
});
