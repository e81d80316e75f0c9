import { parseArgs } from 'node:util';
import { superAdminRole } from 'admin-console/contract';
import { isEmail } from 'shop-core/rules';
import { migrate } from '../db/migrate.ts';
import { seedBase } from '../db/seed/seedBase.ts';
import { OperatorError } from '../operatorError.ts';
import { hashPassword } from '../security/passwordHash.ts';
import { adminPassword } from './adminPassword.ts';
import { askPerson } from './askPerson.ts';
import { type Command, say } from './command.ts';
import { onDatabase } from './onDatabase.ts';
import { renewPassword, saveAdmin } from './saveAdmin.ts';

const options = {
  name: { type: 'string' },
  email: { type: 'string' },
  role: { type: 'string', default: superAdminRole },
  'new-password': { type: 'boolean', default: false },
} as const;

/** Makes somebody who may enter the console, such as the first; or lets one in again whose password is lost. */
export const createAdmin: Command = {
  usage: '[--name NAME] [--email EMAIL] [--role ROLE] [--new-password]',
  does: 'makes an admin; --new-password gives a new one to the admin of that e-mail',
  async run(args, env) {
    const { values } = parseArgs({ args, options });
    const renews = values['new-password'];
    const email = (values.email ?? (await askPerson('E-mail', 'use --email'))).trim();
    if (!isEmail(email)) throw new OperatorError(`${email || 'Nothing'} is no e-mail address.`);
    const name = renews ? '' : (values.name ?? (await askPerson('Name', 'use --name'))).trim();
    if (!renews && name === '') throw new OperatorError('An admin has a name.');
    const passwordHash = await hashPassword(await adminPassword([name, email]));
    return onDatabase(env, async (database) => {
      const now = new Date();
      await migrate(database);
      await seedBase(database.db, now);
      if (renews) await renewPassword(database.db, { email, passwordHash });
      else await saveAdmin(database.db, { name, email, role: values.role, passwordHash, now });
      say(
        renews
          ? `${email} has a new password, and every login is over.`
          : `${name} <${email}> may log in as ${values.role}.`,
      );
      return true;
    });
  },
};
