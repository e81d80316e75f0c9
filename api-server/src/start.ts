import { join } from 'node:path';
import pino from 'pino';
import { countSealed } from './admin/session/secondFactor/countSealed.ts';
import { sealSecrets } from './admin/session/secondFactor/sealSecrets.ts';
import { build } from './app.ts';
import { forgetUses } from './budget/spend.ts';
import { closeListener } from './closeListener.ts';
import { connect } from './db/connect.ts';
import { fullDisk } from './db/fullDisk.ts';
import { housekeeping } from './db/housekeeping.ts';
import { migrate } from './db/migrate.ts';
import { addNewPermissions } from './db/seed/people/addNewPermissions.ts';
import { seed } from './db/seed/seed.ts';
import { type Env, readEnv } from './env.ts';
import { forgetEnded } from './jobs/forgetEnded.ts';
import { forgetPictures } from './jobs/forgetPictures.ts';
import { startJobs } from './jobs/startJobs.ts';
import { listenOn, requireFreePlace } from './listenOn.ts';
import { loggedError } from './loggedError.ts';
import { createMailer } from './mail/createMailer.ts';
import { requireOutbox } from './mail/requireOutbox.ts';
import { offerCopies } from './operations/offerCopies.ts';
import { requireProduction } from './operations/productionMode.ts';
import { OperatorError } from './operatorError.ts';
import { forgetOldTries } from './security/failedTries.ts';
import { findSecretKeys } from './security/findSecretKeys.ts';
import { cancelUnpaidOrders } from './shop/checkout/cancelUnpaid.ts';
import { stopOnSignal } from './stopOnSignal.ts';
import { warmUp } from './warmUp.ts';
import { welcome } from './welcome.ts';

/** Runs the product: database, seed, jobs and both listeners. A failure that an operator can mend is one plain sentence. */
export async function start(variables: NodeJS.ProcessEnv): Promise<void> {
  // What the server writes is for its own user: mails, keys, the database.
  process.umask(0o077);
  try {
    await run(readEnv(variables));
  } catch (error) {
    const sentence = error instanceof OperatorError ? error.message : fullDisk('DATA_DIR', error);
    process.stderr.write(`${sentence ?? (error instanceof Error ? error.stack : String(error))}\n`);
    process.exit(1);
  }
}

async function run(given: Env): Promise<void> {
  const log = pino({ level: given.logLevel, serializers: { err: loggedError } });
  const now = () => new Date();
  const places = placesOf(given);
  await requireFreePlace(places.shop);
  await requireFreePlace(places.admin);
  // In production a database is made by a command of the operator, never by a server that finds its disk not mounted.
  const isProduction = given.nodeEnv === 'production';
  const database = await connect({ ...given, creation: isProduction ? 'never' : 'anew' }, log);
  await migrate(database);
  await requireOutbox(database.db, given);
  // Now that the folder is held: two first starts would make two keys.
  const secretKeys = await findSecretKeys(given, log, () => countSealed(database.db));
  const env = { ...given, secretKeys };
  await seed(database.db, { kind: env.seed, now: now() });
  await addNewPermissions(database.db);
  await sealSecrets(database.db, env, log);
  if (isProduction) await requireProduction(database, log);

  const { db } = database;
  const mailer = createMailer({ db, env, now, log });
  const picturesFolder = join(env.dataDir, 'pictures');
  const listeners = await build({ database, env, now, log, picturesFolder, wakeMailer: mailer.wake });
  const chores = housekeeping(database);
  // A first start has just written the whole seed.
  await chores.run();
  const jobs = startJobs(
    [
      chores,
      // The time to pay is over on the minute, also for orders that nobody looks at.
      { name: 'cancel unpaid orders', everyMs: 15_000, run: () => cancelUnpaidOrders(db, now()) },
      { name: 'forget what has ended', everyMs: 60 * 60_000, run: () => forgetEnded(db, now()) },
      { name: 'forget pictures that are gone', everyMs: 60 * 60_000, run: () => forgetPictures(db, picturesFolder) },
      { name: 'forget what budgets count no more', everyMs: 10 * 60_000, run: () => forgetUses(db, now()) },
      { name: 'forget old tries', everyMs: 10 * 60_000, run: () => forgetOldTries(db, now()) },
    ],
    { log },
  );
  const copies = await offerCopies(database, env.dataDir, log);
  // Before anybody can be served: whoever is served is also finished with in order.
  stopOnSignal(log, async () => {
    await Promise.all([closeListener(listeners.shop), closeListener(listeners.admin)]);
    await jobs.stop();
    await mailer.stop();
    await copies.close();
    await database.close();
  });
  await warmUp(listeners.shop);
  await listenOn(listeners.shop, places.shop);
  await listenOn(listeners.admin, places.admin);
  mailer.wake();
  process.stdout.write(welcome(listeners, env));
}

function placesOf({ host, shopPort, adminPort }: Env) {
  return {
    shop: { host, port: shopPort, variable: 'SHOP_PORT' },
    admin: { host, port: adminPort, variable: 'ADMIN_PORT' },
  };
}
