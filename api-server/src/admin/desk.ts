import type { Desk } from '../http/serve.ts';
import { adminErrorHandler } from './adminErrorHandler.ts';

/** The admin behind a token, as far as every handler needs to know. */
export interface Admin {
  readonly id: number;
  /** The login this token belongs to; every refresh of it is of the same family. */
  readonly family: string;
  readonly permissions: ReadonlySet<string>;
}

export type AdminDesk = Desk<Admin>;

/** Opens an area's calls on the console's listener, with the back office's own reasons to say no. */
export function atAdminDesk(desk: AdminDesk, open: (desk: AdminDesk) => void): void {
  desk.app.register(async (app) => {
    app.setErrorHandler(adminErrorHandler);
    open({ ...desk, app });
  });
}
