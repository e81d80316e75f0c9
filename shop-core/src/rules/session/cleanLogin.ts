import { stripSpaces } from '../text/stripSpaces.ts';
import type { LoginForm } from './loginProblems.ts';

/** The login of the shop as it is sent: the username without spaces (S5.23), the password trimmed (S5.24). */
export function cleanLogin({ username, password }: LoginForm): LoginForm {
  return { username: stripSpaces(username), password: password.trim() };
}
