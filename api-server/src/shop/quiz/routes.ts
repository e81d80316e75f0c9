import { submitQuiz } from 'shop-core/contract';
import { stripSpaces } from 'shop-core/rules';
import { identityKey } from 'shop-core/rules/back-office';
import { quizProblems, scoreQuiz } from 'shop-core/rules/gold';
import { spend } from '../../budget/spend.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { quizSubmissions } from '../../db/tables/advice.ts';
import { refuseFields } from '../../http/refuse.ts';
import { serve } from '../../http/serve.ts';
import type { Services } from '../../services.ts';
import type { ShopDesk } from '../desk.ts';

/** The risk-profile quiz (S7.64), open to visitors: the score is the server's. */
export function quizRoutes(desk: ShopDesk, { database: { db }, now }: Services): void {
  serve(desk, submitQuiz, async ({ body: { name, email, values } }, { request }) => {
    refuseFields(quizProblems({ name, email, values }));
    const at = now();
    const score = scoreQuiz(values);
    const address = identityKey(stripSpaces(email));
    await inTransaction(db, async (tx) => {
      await spend(tx, 'QUIZ', { address, network: request.ip }, at);
      await tx.insert(quizSubmissions).values({ email: address, name: name.trim(), values, score, at });
    });
    return { score };
  });
}
