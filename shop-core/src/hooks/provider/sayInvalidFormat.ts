import { ShopError } from '../../client/shopError.ts';
import { shopErrorOf } from '../../client/shopErrorOf.ts';
import { invalidFormat } from '../../messages/invalidFormat.ts';
import type { ProblemCode } from '../../rules/problem.ts';

/** Refusals that name no more than that something in it was wrong. */
const withoutReason: ReadonlySet<ProblemCode> = new Set<ProblemCode>(['FORM_INVALID', 'BODY_INVALID', 'UNEXPECTED']);

/**
 * Sends a review or a quiz; what goes wrong is told in the specification's words (S8.18, S8.19) unless the shop knows a
 * better reason: that one is offline, or has sent too many today.
 */
export async function sayInvalidFormat<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (cause) {
    const error = shopErrorOf(cause);
    if (!withoutReason.has(error.problem.code)) throw error;
    const { message: _, ...fields } = error.fields;
    throw new ShopError(error.problem, { ...error, fields, cause, sentence: invalidFormat });
  }
}
