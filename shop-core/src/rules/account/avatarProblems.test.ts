import { describe, expect, it } from 'vitest';
import { avatarMaxBytes } from '../constants.ts';
import { avatarProblems } from './avatarProblems.ts';

const refused = [{ field: 'images', code: 'PICTURE_INVALID' }];

describe('a photo', () => {
  it.each(['image/jpeg', 'image/png', 'image/webp'])('may be %s, of up to 2 MB', (type) => {
    expect(avatarProblems({ type, size: 1 })).toEqual([]);
    expect(avatarProblems({ type, size: 2_097_152 })).toEqual([]);
    expect(avatarProblems({ type, size: avatarMaxBytes + 1 })).toEqual(refused);
  });

  it.each(['image/gif', 'image/svg+xml', 'image/heic', 'text/html', 'image/', ''])('may not be %j', (type) => {
    expect(avatarProblems({ type, size: 1 })).toEqual(refused);
  });

  it('may not be empty', () => {
    expect(avatarProblems({ type: 'image/png', size: 0 })).toEqual(refused);
  });
});
