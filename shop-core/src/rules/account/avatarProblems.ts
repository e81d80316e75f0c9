import { avatarMaxBytes, avatarTypes } from '../constants.ts';
import type { FieldProblem } from '../fieldProblem.ts';

/** What is known of a file before anybody reads it, as browsers say it. */
export interface PictureFile {
  /** Its media type: 'image/jpeg'. */
  readonly type: string;
  /** In bytes. */
  readonly size: number;
}

/**
 * Why a file is no photo of a customer: it is no JPEG, PNG or WebP, empty, or larger than 2 MB (PICTURE_INVALID). Asked
 * before the file is read; whether it can be drawn only the server knows.
 */
export function avatarProblems({ type, size }: PictureFile): FieldProblem<'images'>[] {
  const isKnown = avatarTypes.some((known) => known === type);
  return isKnown && size > 0 && size <= avatarMaxBytes ? [] : [{ field: 'images', code: 'PICTURE_INVALID' }];
}
