import { describe, expect, it } from 'vitest';
import { statusAfterEdit } from './statusAfterEdit.ts';

const after = (status: Parameters<typeof statusAfterEdit>[0]['status'], isInstructed: boolean, hasSurveyor: boolean) =>
  statusAfterEdit({ status, isInstructed, hasSurveyor });

describe('the form of a project', () => {
  it.each([undefined, 'draft', 'instructed', 'assigned'] as const)(
    'moves one that is %s by what is filled in',
    (status) => {
      expect(after(status, false, false)).toBe('draft');
      expect(after(status, false, true)).toBe('draft');
      expect(after(status, true, false)).toBe('instructed');
      expect(after(status, true, true)).toBe('assigned');
    },
  );

  it.each(['attending', 'reporting', 'final_issued', 'follow_up', 'closed'] as const)(
    'leaves one that is %s where it is, and does not take its instruction or surveyor away',
    (status) => {
      expect(after(status, true, true)).toBe(status);
      expect(after(status, false, true)).toBeUndefined();
      expect(after(status, true, false)).toBeUndefined();
    },
  );

  it('says nothing about one that was cancelled', () => {
    expect(after('cancelled', false, false)).toBe('cancelled');
  });
});
