import type { Ageing } from '../contract/index.ts';

/** Days past the due day, from none to the most. */
export const ageingBuckets = ['notDue', 'to30', 'to60', 'to90', 'to120', 'over120'] as const satisfies (keyof Ageing)[];
