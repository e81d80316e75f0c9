import { say } from './command.ts';
import { invariants } from './invariants.ts';

/** Says what does not hold, or that all does. @returns whether all does */
export function reportFaults(faults: readonly string[]): boolean {
  for (const fault of faults) say(fault);
  const sum = `${invariants.length} statements about the data were checked`;
  say(faults.length === 0 ? `${sum}: all hold.` : `${sum}: ${faults.length} times one does not hold.`);
  return faults.length === 0;
}
