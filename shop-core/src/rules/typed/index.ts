export { type DayBounds, dayProblem, earliestDay, latestDay } from '../form/dayProblem.ts';
export type { NumberBounds } from '../form/numberProblem.ts';
export { type NumberKind, type NumberUnit, typedBounds } from './typedBounds.ts';
export { typedText } from './typedText.ts';
export type { Understood } from './understood.ts';
export { type CodeKind, understoodCode } from './understoodCode.ts';
export { understoodDay } from './understoodDay.ts';
export { understoodMoment } from './understoodMoment.ts';
export { understoodNumber } from './understoodNumber.ts';
