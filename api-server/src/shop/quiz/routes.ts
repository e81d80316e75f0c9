import { submitQuiz } from 'shop-core/contract';
import { submitQuizAnswers } from 'shop-core/decisions';
import { spend } from '../../budget/spend.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { quizSubmissions } from '../../db/tables/advice.ts';
import { serve } from '../../http/serve.ts';
import type { Services } from '../../services.ts';
import { accepted } from '../accepted.ts';
import type { ShopDesk } from '../desk.ts';

/** The risk-profile quiz (S7.64), open to visitors: the score is the server's. */
export function quizRoutes(desk: ShopDesk, { database: { db }, now }: Services): void {
  serve(desk, submitQuiz, async ({ body }, { request }) => {
    const at = now();
    const { writes, reply } = accepted(submitQuizAnswers(body), at);
    await inTransaction(db, async (tx) => {
      await spend(tx, 'QUIZ', { address: writes.email, network: request.ip }, at);
      await tx.insert(quizSubmissions).values({ ...writes, at });
    });
    return reply;
  });
}
