import { avatarMaxBytes, avatarTypes } from '../constants.ts';
import type { FieldProblem } from '../fieldProblem.ts';

/** What is known of a file before anybody reads it, as browsers say it. */
export interface PictureFile {
  /** Its media type: 'image/jpeg'. */
  readonly type: string;
  /** In bytes. */
  readonly size: number;
}

/** Why a file is no photo of a customer: not one of the three kinds that the shop draws, empty, or larger than 2 MB. */
export function avatarProblems({ type, size }: PictureFile): FieldProblem<'images'>[] {
  const isKnown = avatarTypes.some((known) => known === type);
  return isKnown && size > 0 && size <= avatarMaxBytes ? [] : [{ field: 'images', code: 'PICTURE_INVALID' }];
}
