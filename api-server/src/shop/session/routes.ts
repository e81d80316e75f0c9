import type { FastifyRequest } from 'fastify';
import {
  authenticate,
  findCompanies,
  forgotPassword,
  getNewPassword,
  logout,
  register,
  resetPassword,
} from 'shop-core/contract';
import { refuse } from '../../http/refuse.ts';
import { serve } from '../../http/serve.ts';
import { bearerToken, tokenHash } from '../../security/token.ts';
import type { Services } from '../../services.ts';
import type { ShopDesk } from '../desk.ts';
import { changePassword } from './changePassword.ts';
import { findCompanyPage } from './companyStore.ts';
import { logIn } from './logIn.ts';
import { registerCustomer } from './registerCustomer.ts';
import { sendNewPassword } from './sendNewPassword.ts';
import { sendPasswordLink } from './sendPasswordLink.ts';
import { endSession } from './store.ts';

/** Who one is: registering, logging in and out, the password. */
export function sessionRoutes(desk: ShopDesk, services: Services): void {
  const { db } = services.database;
  serve(desk, findCompanies, async ({ body }, { caller }) => ({ companies: await findCompanyPage(db, body, caller) }));
  serve(desk, register, ({ body }, { request }) => registerCustomer(services, body, request.ip));
  serve(desk, authenticate, ({ body }, { request }) => logIn(services, body, request.ip));
  serve(desk, resetPassword, ({ body }, { request }) => changePassword(services, body, tokenHashOf(request)));
  serve(desk, forgotPassword, ({ body }, { request }) => sendPasswordLink(services, body.email, request.ip));
  serve(desk, getNewPassword, ({ params, query }, { request }) =>
    sendNewPassword(services, { email: params.email, token: query.token }, request.ip),
  );
  serve(desk, logout, async (_, { request }) => {
    await endSession(db, tokenHashOf(request));
    return null;
  });
}

/** The login that asks. It was known a moment ago, so its header is in order. */
function tokenHashOf({ headers }: FastifyRequest): string {
  return tokenHash(bearerToken(headers.authorization) ?? refuse({ code: 'LOGIN_REQUIRED' }));
}
