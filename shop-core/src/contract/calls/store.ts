import { call } from '../../wire/index.ts';
import { configEntry } from '../entities/configEntry.ts';

// Beside the other contents: a cart asks whether the store is open, and loads no pages for it.
/** S7.32. Whether the store sells: OPEN or CLOSE. */
export const getStoreStatus = call('GET /config/2', { auth: 'anyone', reply: configEntry });
/** S7.33. What a closed store says. */
export const getStoreNotice = call('GET /config/6', { auth: 'anyone', reply: configEntry });
