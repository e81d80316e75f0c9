import { describe, expect, it } from 'vitest';
import { enMessages } from './enMessages.ts';
import { idMessages } from './idMessages.ts';

/** Every key of a tree of messages, and the names that its message wants filled in. */
function keysOf(messages: object, above = ''): string[] {
  return Object.entries(messages).flatMap(([name, held]) => {
    const key = `${above}${name}`;
    if (typeof held === 'object') return keysOf(held, `${key}.`);
    const wanted = new Set(String(held).match(/%\{\w+\}/g));
    return `${key} ${[...wanted].sort().join()}`;
  });
}

// Sentences of the server come from the server in Indonesian, and of its own fields only English says less.
const { problem: _, field: __, ...english } = enMessages;
const { problem: ___, ...indonesian } = idMessages;

/** Every text of a tree of messages. */
const textsOf = (held: object | string): string[] =>
  typeof held === 'object' ? Object.values(held).flatMap(textsOf) : [String(held)];

describe('the languages of the console', () => {
  // Of two forms the library would show the first for every number.
  it('have one form for every number in Indonesian, and two in English', () => {
    expect(textsOf(idMessages).filter((text) => text.includes('||||'))).toEqual([]);
    const counted = textsOf(enMessages.console).filter((text) => text.includes('%{smart_count}'));
    expect(counted.length).toBeGreaterThan(5);
    expect(counted.filter((text) => !text.includes(' |||| ') && text !== enMessages.console.leftOut.more)).toEqual([]);
  });

  it('say the same things with the same blanks', () => {
    // React-admin's own sentences of many rows: Indonesian needs less to say them.
    const blanksOfBulk = (key: string) =>
      !/^ra\.(action\.bulk_actions|message\.bulk_|notification\.(updated|deleted))/.test(key);
    expect(keysOf(indonesian).filter(blanksOfBulk).sort()).toEqual(keysOf(english).filter(blanksOfBulk).sort());
  });

  it('keep the words of the specification', () => {
    for (const { resources } of [idMessages, enMessages]) {
      expect(resources.users.fields).toMatchObject({
        name: 'Name',
        email: 'Email',
        role: 'Role',
        additionalRole: 'Additional Roles',
      });
      expect(resources.users.notifications.deleted).toBe('User successfully deleted');
    }
  });
});
