export type { Decision, Refusal } from './decision.ts';
export { type PageRows, pageRows } from './pageRows.ts';
export { type ScoredQuiz, submitQuizAnswers } from './quiz/submitQuizAnswers.ts';
export { type ReviewFacts, type WrittenReview, writeReview } from './review/writeReview.ts';
export { deleteZakatEntry } from './zakat/deleteZakatEntry.ts';
export { readZakat } from './zakat/readZakat.ts';
export { saveZakatEntry } from './zakat/saveZakatEntry.ts';
export type { GoldEntry, ZakatFacts } from './zakat/zakatFacts.ts';
