import * as z from 'zod/mini';
import { record } from '../rest/record.ts';

/** What is still to come, by the days past its due day. */
export const ageing = record({
  notDue: z.number(),
  to30: z.number(),
  to60: z.number(),
  to90: z.number(),
  to120: z.number(),
  over120: z.number(),
});

export type Ageing = z.output<typeof ageing>;
