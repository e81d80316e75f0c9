import { inTransaction } from '../../../db/inTransaction.ts';
import { askAgain } from '../../../security/guessing/askAgain.ts';
import type { Guesser } from '../../../security/guessing/guesser.ts';
import type { Services } from '../../../services.ts';
import { refuseAdmin } from '../../refuseAdmin.ts';
import { recoveryHash } from './recoveryCode.ts';
import { requireSecret } from './sealedSecret.ts';
import { lockFactor, markStep, takeRecoveryCode } from './store.ts';
import { stepOf } from './totp.ts';

interface CodeAsked {
  readonly guesser: Guesser;
  readonly at: Date;
  /** Where there is more to do than to wait. */
  readonly whenWaiting?: (wait: number) => Promise<never>;
}

/** Uses up a code of the second factor, or refuses it. */
export async function requireCode(
  services: Services,
  adminId: number,
  typed: string,
  { guesser, at, whenWaiting }: CodeAsked,
): Promise<void> {
  const judge = async () => (await useCode(services, adminId, typed.trim(), at)) || undefined;
  const isGood = await askAgain(services.database.db, guesser, at, judge, whenWaiting);
  if (!isGood) refuseAdmin({ code: 'SECOND_FACTOR_WRONG' });
}

function useCode({ database, env }: Services, adminId: number, code: string, at: Date): Promise<boolean> {
  return inTransaction(database.db, async (tx) => {
    const factor = await lockFactor(tx, adminId);
    if (!factor?.confirmedAt) return false;
    const hash = recoveryHash(adminId, code);
    if (hash !== undefined) return takeRecoveryCode(tx, adminId, hash, at);
    const step = stepOf(requireSecret(factor, env.secretKeys), code.replaceAll(' ', ''), at);
    // A code that somebody looked on at is of no use to them: no step counts twice, nor one before it.
    if (step === undefined || step <= (factor.lastUsedStep ?? 0)) return false;
    await markStep(tx, adminId, step);
    return true;
  });
}
