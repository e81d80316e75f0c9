const minute = 60 * 1000;

/** How long an access token is good, and how long a login survives without being used. */
export const idleMs = 30 * minute;
/** The longest a login lasts, however busy. */
export const absoluteMs = 12 * 60 * minute;
/** How long a replaced token goes on working, for what was under way and for other tabs. */
export const graceMs = 30 * 1000;
/** How exactly the last use of a login is known; finer would be a write for every read. */
export const seenEveryMs = minute;
