import type { ShopError } from '../../client/shopError.ts';
import type { MessageCatalogue, Sentence } from '../../messages/catalogue.ts';
import { say } from '../../messages/say.ts';
import type { ProblemCode, ProblemOf } from '../../rules/problem.ts';
import { sayError } from './sayError.ts';
import type { Shop } from './shop.ts';
import type { Words } from './words.ts';

/** Tells a person why not. A refused token is told as the end of the login, and not a second time here. */
export function tellError(shop: Pick<Shop, 'onNotice' | 'messages'>, error: ShopError, { refusals }: Words): void {
  if (error.status === 401 && error.problem.code === 'LOGIN_REQUIRED') return;
  const sentence = sayError(error, () => sayProblem(error.problem, shop.messages ?? refusals));
  shop.onNotice({ tone: 'bad', error, sentence });
}

/** No answer has a code that its part of the shop has no words for, but for one of a server that speaks out of turn. */
function sayProblem<C extends ProblemCode>(problem: ProblemOf<C>, refusals: Words['refusals']): string {
  const ours: Partial<MessageCatalogue> = refusals;
  const sentence: Sentence<ProblemOf<C>> | undefined = ours[problem.code];
  return sentence ? say(sentence, problem) : say(refusals.UNEXPECTED, { code: 'UNEXPECTED' });
}
