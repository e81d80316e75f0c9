import type { Call } from '../wire/call.ts';

/** Whether an ask that got no answer can simply be asked again. */
export function isHarmless(call: Call): boolean {
  return (call.method === 'GET' && !call.isWrite) || call.isRepeatable === true;
}
