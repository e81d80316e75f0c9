import type { ShopError } from '../../client/shopError.ts';
import type { Customer } from '../../contract/entities/customer.ts';
import { useShop } from '../provider/ShopProvider.tsx';
import { sentenceFor } from '../provider/sentenceFor.ts';
import { type Result, useAction } from '../provider/useAction.ts';
import { useAtomValue } from '../provider/useAtomValue.ts';
import { avatarJobAtom } from './avatarJobAtom.ts';
import { uploadAvatar } from './uploadAvatar.ts';

export interface AvatarUpload {
  /** `waiting` for three seconds after a photo was chosen, in which it can be cancelled or chosen anew, then `uploading`. */
  readonly status: 'idle' | 'waiting' | 'uploading';
  /** The chosen photo as a data URL, to show it in place of the old one while it is on its way. */
  readonly preview: string | null;
  /** Why the last file was refused. */
  readonly errorMessage: string | undefined;
  /**
   * Uploads a photo, in place of one that is still on its way. The value is undefined when it was given up: cancelled, another
   * was chosen, or the login ended.
   */
  readonly choose: (file: Blob) => Promise<Result<Customer | undefined>>;
  readonly cancel: () => void;
}

/**
 * The photo of who is logged in (S7.22). It is uploaded three seconds after it was chosen (S4.45), once, also when the
 * page that chose it is left by then; all parts of a page share the one that is on its way.
 * @returns Where the photo is on its way (`status`), what to show meanwhile (`preview`), and `choose` and `cancel`.
 * @errors LOGIN_REQUIRED; FORM_INVALID for a file that is no JPEG, PNG or WebP of at most 2 MB, which is said in
 * `errorMessage` and raises no notice.
 */
export function useAvatarUpload(): AvatarUpload {
  const { store, messages } = useShop();
  const job = useAtomValue(avatarJobAtom, store);
  const { run, error } = useAction(uploadAvatar, { quiet: [refusal] });
  return {
    status: job?.status ?? 'idle',
    preview: job?.preview ?? null,
    errorMessage: error && isRefusal(error) ? (error.fields.images ?? sentenceFor(error, messages)) : undefined,
    choose: run,
    cancel: () => store.get(avatarJobAtom)?.stop.abort(),
  };
}

/** What is said here, and not by a notice. */
const refusal = 'FORM_INVALID';
const isRefusal = ({ problem }: ShopError) => problem.code === refusal;
