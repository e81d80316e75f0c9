import { orNull } from './orNull.ts';
import * as z from './zod.ts';

/**
 * The reply of a write of which section 7 says no more than that it went through (S7.3). Ours brings what was written; what
 * another back end brings instead, or nothing, reads as null and is no failure: the asker reads anew what it shows.
 */
/* @__NO_SIDE_EFFECTS__ */
export function answered<T extends z.core.$ZodType>(reply: T) {
  return z.catch(orNull(reply), null);
}

/** The reply of a write that brings nothing, whatever a back end sends along. */
export const done = /* @__PURE__ */ z.catch(z.null(), null);
