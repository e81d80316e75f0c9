import { jakartaDate } from 'shop-core/rules';
import { type ProjectSense, projectProblems } from '../contract/index.ts';
import type { Sense } from '../records/TypedInput.tsx';

/** Whether a field of a project makes sense beside the others, by the rule that the server keeps too. */
export const senseOf =
  (source: keyof ProjectSense): Sense =>
  (values) =>
    projectProblems(values as unknown as ProjectSense, jakartaDate(new Date())).find(({ field }) => field === source);
