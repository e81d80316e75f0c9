import type { Env } from '../../../env.ts';
import { isSealed, sealed, unsealed } from '../../../security/sealedText.ts';
import { refuseAdmin } from '../../refuseAdmin.ts';

type Keys = Env['secretKeys'];

interface Factor {
  readonly adminId: number;
  /** As it stands in the database. */
  readonly secret: string;
}

const ownerOf = ({ adminId }: Factor) => `admin-second-factor:${adminId}`;

/** How a secret goes into the database. */
export const sealSecret = (factor: Factor, keys: Keys): string => sealed(factor.secret, ownerOf(factor), keys);

/** Whether a secret is in the database as it should be. */
export const isSecretSealed = (factor: Factor, keys: Keys): boolean => isSealed(factor.secret, ownerOf(factor), keys);

/** The secret of a second factor; undefined when its key is gone. */
export const openSecret = (factor: Factor, keys: Keys) => unsealed(factor.secret, ownerOf(factor), keys);

/** The same, or the refusal: whoever types a code then has typed nothing wrong. */
export const requireSecret = (factor: Factor, keys: Keys): string =>
  openSecret(factor, keys) ?? refuseAdmin({ code: 'SECOND_FACTOR_UNREADABLE' });
