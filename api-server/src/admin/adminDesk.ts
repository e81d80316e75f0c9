import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';
import type { AdminDesk } from './desk.ts';
import { authenticateAdmin } from './session/authenticateAdmin.ts';
import { toldOf } from './toldOf.ts';

/** Where the calls of the back office are served: to whom is known, and nobody is told what they may not read. */
export const adminDesk = (app: FastifyInstance, services: Services): AdminDesk => ({
  ...{ app, toldOf },
  authenticate: authenticateAdmin(services),
});
