import { paths } from './paths.ts';

const passing: readonly string[] = [
  paths.home(),
  paths.login(),
  paths.register(),
  paths.registerSuccess(),
  paths.forgot(),
  paths.forgotSuccess(),
];

/** The pages around a login, which nobody wants to come back to after it. */
export function isPassing(pathname: string): boolean {
  return passing.includes(pathname);
}
