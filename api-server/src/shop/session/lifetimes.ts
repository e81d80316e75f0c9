const day = 24 * 60 * 60 * 1000;

/** A login ends after this long without a call ... */
export const idleMs = 7 * day;
/** ... and after this long whatever happens. */
export const absoluteMs = 30 * day;
/** How exactly we know when a login was last used: a write on every call would be dear. */
export const seenEveryMs = 60 * 1000;
/** A password from a mail is good for this long. */
export const oneTimeMs = day;

/** A link to a new password is good for this long. */
export const passwordLinkMs = 60 * 60 * 1000;

/** A moment so many milliseconds after another. */
export const after = (moment: Date, ms: number): Date => new Date(moment.getTime() + ms);
