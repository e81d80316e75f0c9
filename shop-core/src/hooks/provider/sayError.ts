import type { ShopError } from '../../client/shopError.ts';

/** The sentence of an error, from what says the sentence of its problem. */
export function sayError({ problem, fields, sentence, courier }: ShopError, sayProblem: () => string): string {
  const general = problem.code === 'FORM_INVALID' ? fields.message : undefined;
  const said = general ?? sentence ?? sayProblem();
  return courier ? `${courier.toUpperCase()}: ${said}` : said;
}
