// Jakarta has no summer time.
const ahead = 7 * 60 * 60_000;

/** '2026-08-17T09:30' for '2026-08-17T02:30:00.000Z': what a field for date and time holds. */
export function momentTyped(moment: string | null | undefined): string {
  return moment ? new Date(Date.parse(moment) + ahead).toISOString().slice(0, 16) : '';
}
