import { newPasswordProblem } from 'shop-core/rules/account';
import { OperatorError } from '../operatorError.ts';
import { askSecretly } from './askPerson.ts';

/** More than a customer's: behind it lie everybody's orders. */
const adminPasswordMinLength = 12;

const otherwise = 'put the password in the variable ADMIN_PASSWORD';

/** From ADMIN_PASSWORD, or asked twice and never shown. Not an argument: those are there for every user of the machine. */
export async function adminPassword(owner: readonly string[]): Promise<string> {
  // biome-ignore lint/style/noProcessEnv: a secret of this one command, no setting of the server.
  const given = process.env.ADMIN_PASSWORD;
  if (given) return judged(given, owner);
  const password = judged(
    await askSecretly(`Password (at least ${adminPasswordMinLength} characters)`, otherwise),
    owner,
  );
  if ((await askSecretly('The same again', otherwise)) !== password) {
    throw new OperatorError('That was not the same. Nothing was changed.');
  }
  return password;
}

const reasons: Readonly<Record<string, string>> = {
  TOO_LONG: 'is longer than 128 characters',
  EDGE_SPACE: 'begins or ends with a space',
  TOO_COMMON: 'is one of those that are guessed first',
};

function judged(password: string, owner: readonly string[]): string {
  const problem = newPasswordProblem(password, owner);
  const isShort = password.length < adminPasswordMinLength;
  if (!problem && !isShort) return password;
  const why = (problem && reasons[problem.code]) ?? `has fewer than ${adminPasswordMinLength} characters`;
  throw new OperatorError(`The password ${why}. Nothing was changed.`);
}
