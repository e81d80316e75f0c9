import * as z from 'zod/mini';
import { type ApiFailure, apiFailure } from '../contract/apiFailure.ts';

/** Reads a failure body as far as it keeps the contract: a proxy's HTML page or a stranger's JSON is an empty failure. */
export function readFailure(json: unknown): ApiFailure {
  const read = z.safeDecode(apiFailure, json as never);
  return read.success ? read.data : { message: [] };
}
