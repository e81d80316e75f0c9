import type { Decision } from '../../decisions/decision.ts';
import { fieldErrors } from '../../messages/fieldErrors.ts';
import { refuse } from '../server/refuse.ts';

/** What was decided; or ends the handler with the reason why not. */
export function accepted<W, R>(decision: Decision<W, R>): { readonly writes: W; readonly reply: R } {
  if (!('refused' in decision)) return decision;
  const { refused, status } = decision;
  return refuse(refused, {
    ...(status !== undefined && { status }),
    ...(refused.code === 'FORM_INVALID' && { fields: fieldErrors(refused.fields) }),
  });
}
