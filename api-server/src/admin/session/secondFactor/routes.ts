import { beginSecondFactor, confirmSecondFactor, endSecondFactor, ownSecondFactor } from 'admin-console/contract';
import type { Tx } from '../../../db/connect.ts';
import { inTransaction } from '../../../db/inTransaction.ts';
import type { Env } from '../../../env.ts';
import { serve } from '../../../http/serve.ts';
import { askAgain } from '../../../security/guessing/askAgain.ts';
import type { Services } from '../../../services.ts';
import type { AdminDesk } from '../../desk.ts';
import { refuseAdmin } from '../../refuseAdmin.ts';
import { removeSecondFactor } from '../../removeSecondFactor.ts';
import { type Audited, writeAudit } from '../../writeAudit.ts';
import { requireOwnPassword } from '../own/requireOwnPassword.ts';
import { codesIn } from './codeGuesser.ts';
import { newRecoveryCode, recoveryHash } from './recoveryCode.ts';
import { requireCode } from './requireCode.ts';
import { requireSecret, sealSecret } from './sealedSecret.ts';
import { countRecoveryCodes, findFactor, keepRecoveryCodes, keepSecret, lockFactor, markConfirmed } from './store.ts';
import { newSecret, otpauthUri, stepOf } from './totp.ts';

const recoveryCodeCount = 10;

/** The second factor of whoever asks: six digits of an authenticator, beside the password. */
export function secondFactorRoutes(desk: AdminDesk, services: Services): void {
  serveState(desk, services);
  serveSetUp(desk, services);
  serveEnd(desk, services);
}

function serveState(desk: AdminDesk, { database: { db } }: Services): void {
  serve(desk, ownSecondFactor, async (_, { caller }) => {
    const { isOn, isRequired } = await findFactor(db, caller.id);
    return { isOn, isRequired, recoveryCodesLeft: await countRecoveryCodes(db, caller.id) };
  });
}

function serveSetUp(desk: AdminDesk, services: Services): void {
  const { database, env, now } = services;
  serve(desk, beginSecondFactor, async ({ body: { password } }, { caller, request }) => {
    // Whoever found an open console could otherwise lock its admin out.
    const { email } = await requireOwnPassword(services, caller, { field: 'password', password });
    const secret = newSecret();
    await inTransaction(database.db, async (tx) => {
      if (!(await keepSecret(tx, caller.id, sealSecret({ adminId: caller.id, secret }, env.secretKeys))))
        refuseAdmin({ code: 'SECOND_FACTOR_ON' });
      await writeAudit(tx, { ...actOf(caller.id, request.ip, now()), action: 'begin-second-factor' });
    });
    return { secret, uri: otpauthUri(secret, email) };
  });
  serve(desk, confirmSecondFactor, async ({ body }, { caller, request }) => {
    const at = now();
    const act = actOf(caller.id, request.ip, at);
    const recoveryCodes = await askAgain(database.db, codesIn(caller), at, () =>
      inTransaction(database.db, (tx) => confirm(tx, act, body.code.replaceAll(' ', ''), env.secretKeys)),
    );
    return recoveryCodes ? { recoveryCodes } : refuseAdmin({ code: 'SECOND_FACTOR_WRONG' });
  });
}

type Act = ReturnType<typeof actOf>;

function actOf(adminId: number, ip: string, at: Date) {
  return { adminId, at, ip, entity: 'users', entityId: adminId } satisfies Partial<Audited>;
}

/** Turns the second factor on if this is a code of it; its recovery codes. */
async function confirm(tx: Tx, act: Act, code: string, keys: Env['secretKeys']): Promise<string[] | undefined> {
  const { adminId, at } = act;
  const factor = await lockFactor(tx, adminId);
  if (factor?.confirmedAt) refuseAdmin({ code: 'SECOND_FACTOR_ON' });
  const step = factor && stepOf(requireSecret(factor, keys), code, at);
  if (step === undefined) return undefined;
  await markConfirmed(tx, adminId, step, at);
  const codes = Array.from({ length: recoveryCodeCount }, newRecoveryCode);
  const hashes = codes.flatMap((each) => recoveryHash(adminId, each) ?? []);
  await keepRecoveryCodes(tx, adminId, hashes);
  await writeAudit(tx, { ...act, action: 'turn-on-second-factor' });
  return codes;
}

function serveEnd(desk: AdminDesk, services: Services): void {
  const { database, now } = services;
  serve(desk, endSecondFactor, async ({ body: { password, code } }, { caller, request }) => {
    await requireOwnPassword(services, caller, { field: 'password', password });
    await requireCode(services, caller.id, code, { guesser: codesIn(caller), at: now() });
    await inTransaction(database.db, async (tx) => {
      await removeSecondFactor(tx, caller.id);
      await writeAudit(tx, { ...actOf(caller.id, request.ip, now()), action: 'turn-off-second-factor' });
    });
    return null;
  });
}
