import { atom } from '../provider/atom.ts';

/** A photo that is on its way: it waits its three seconds, or it is being sent. */
export interface AvatarJob {
  readonly status: 'waiting' | 'uploading';
  /** The photo as a data URL, as soon as it was read. */
  readonly preview: string | null;
  readonly stop: AbortController;
}

/** The one photo that is on its way, whichever part of the page chose it. */
export const avatarJobAtom = atom<AvatarJob | undefined>(undefined);
