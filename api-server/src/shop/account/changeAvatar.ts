import { spendNow } from '../../budget/spend.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { refuse } from '../../http/refuse.ts';
import { squarePicture } from '../../pictures/squarePicture.ts';
import type { Services } from '../../services.ts';
import { replaceAvatar } from './avatarStore.ts';
import { pictureBytes } from './pictureBytes.ts';

/** S7.22. Makes a picture the customer's, drawn anew: nothing of the file itself is kept. */
export async function changeAvatar(
  { database: { db }, now }: Services,
  customerId: number,
  [image]: readonly string[],
): Promise<void> {
  const at = now();
  if (image === undefined) refuse({ code: 'FORM_INVALID', fields: [{ field: 'images', code: 'REQUIRED' }] });
  const bytes = pictureBytes(image);
  // Drawing is dear, and so is what is kept of the old one everywhere.
  await spendNow(db, 'AVATAR', { customer: customerId }, at);
  const picture = bytes && (await squarePicture(bytes));
  if (!picture) return refuse({ code: 'FORM_INVALID', fields: [{ field: 'images', code: 'PICTURE_INVALID' }] });
  const isReplaced = await inTransaction(db, (tx) => replaceAvatar(tx, customerId, picture, at));
  if (!isReplaced) refuse({ code: 'LOGIN_REQUIRED' });
}
