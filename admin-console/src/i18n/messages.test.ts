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

describe('the languages of the console', () => {
  it('say the same things with the same blanks', () => {
    const blanksOfBulk = (key: string) => !key.startsWith('ra.action.bulk_actions');
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
