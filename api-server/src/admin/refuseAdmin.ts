import type { AdminProblem } from 'admin-console/contract';

/** A refusal of the back office on its way to the error handler. */
export class AdminRefusal extends Error {
  constructor(readonly problem: AdminProblem) {
    super(problem.code);
  }
}

/** Ends the handling of an ask with a reason why not that only the back office has. */
export function refuseAdmin(problem: AdminProblem): never {
  throw new AdminRefusal(problem);
}
