import { type EventSense, eventProblems } from '../contract/index.ts';
import type { Sense } from '../records/TypedInput.tsx';

/** Whether a moment of an event makes sense beside the other, by the rule that the server keeps too. */
export const senseOf =
  (source: keyof EventSense): Sense =>
  (values) =>
    eventProblems(values as unknown as EventSense).find(({ field }) => field === source);
