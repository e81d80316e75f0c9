import { ShopError } from '../../client/shopError.ts';
import { updateImage } from '../../contract/calls/account.ts';
import type { Customer } from '../../contract/entities/customer.ts';
import { fieldErrors } from '../../messages/fieldErrors.ts';
import { avatarProblems } from '../../rules/account/avatarProblems.ts';
import { avatarUploadDelay } from '../../rules/constants.ts';
import { sessionAtom } from '../provider/sessionAtom.ts';
import type { Shop } from '../provider/shop.ts';
import { tellOutcome } from '../provider/tellOutcome.ts';
import { refuse } from '../provider/useAction.ts';
import { idWords } from '../provider/words.ts';
import { type BegunJob, beginAvatarJob } from './beginAvatarJob.ts';
import { keepCustomer } from './keepCustomer.ts';
import { readPicture } from './readPicture.ts';
import { customerQuery } from './useCustomer.ts';

/** Makes a file the photo of the customer, unless it is given up meanwhile: then the answer is undefined. */
export async function uploadAvatar(file: Blob, shop: Shop): Promise<Customer | undefined> {
  const session = shop.store.get(sessionAtom);
  if (session.status !== 'customer') return refuse({ code: 'LOGIN_REQUIRED' });
  // A file that is no photo is refused before it is read, and a photo already on its way goes on.
  const problems = avatarProblems(file);
  if (problems.length > 0) {
    throw new ShopError({ code: 'FORM_INVALID', fields: problems }, { fields: fieldErrors(problems) });
  }
  const job = beginAvatarJob(shop, session.token);
  try {
    const [image] = await Promise.all([readShown(file, job), wait(avatarUploadDelay, job.signal)]);
    return await send(image, session.profile.customerCode, job, shop);
  } catch (cause) {
    // A refusal is one also when the login ended with it.
    if (cause instanceof ShopError || !job.signal.aborted) throw cause;
    return undefined;
  } finally {
    job.end();
  }
}

async function readShown(file: Blob, job: BegunJob): Promise<string> {
  const preview = await readPicture(file);
  job.change({ preview });
  return preview;
}

async function send(image: string, customerCode: string, job: BegunJob, shop: Shop): Promise<Customer> {
  job.change({ status: 'uploading' });
  try {
    const ask = { body: { customerCode, images: [image] } };
    const answered = await shop.client.send(updateImage, ask, { signal: job.signal });
    const customer = await keepCustomer(shop, customerCode, answered);
    tellOutcome(shop, 'photoChanged', idWords);
    return customer;
  } catch (cause) {
    // What was given up under way may have arrived all the same.
    void shop.queryClient.invalidateQueries({ queryKey: customerQuery(shop, customerCode).queryKey });
    throw cause;
  }
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((done, giveUp) => {
    const timer = setTimeout(done, ms);
    const stop = () => {
      clearTimeout(timer);
      giveUp(signal.reason);
    };
    signal.addEventListener('abort', stop, { once: true });
  });
}
