import { wire } from '../../wire/index.ts';
import { text } from '../scalars.ts';

/** `{customer-code}` in a path. Who asks is known from the token; the code must be the same. */
export const customerCodeParam = wire({ customerCode: ['customer-code', text(64)] });
