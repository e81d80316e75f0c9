import { HttpError } from 'react-admin';
import { type Call, toOurPath } from 'shop-core/wire';
import * as z from 'zod/mini';
import { failure } from '../contract/index.ts';
import { withCause } from './apiError.ts';

/**
 * The refusal of a form as react-admin shows it: the sentence of each field under our name for it, and the general one
 * above them all (S8.3). A login that has ended is no matter of the form: 401, and on this call 400 (S8.8).
 */
export function formError(error: unknown, call: Call): unknown {
  const isAnswer = error instanceof HttpError;
  // An answer that is not as the contract says.
  const { status, body, message: sentence } = isAnswer ? error : { status: 0, body: {}, message: 'problem.UNEXPECTED' };
  if (status === 401) return error;
  if (status === 400) return withCause(new HttpError(sentence, status, { statusCode: status }), error);
  const read = z.safeDecode(failure, body);
  const { message = sentence, ...fields } = (read.success && read.data.errors) || {};
  const ours = Object.entries(fields).map(([field, sentence]) => [toOurPath(call.body, field), sentence]);
  const errors = { ...Object.fromEntries(ours), root: { serverError: message } };
  return withCause(new HttpError(message, status, { ...body, errors }), error);
}
