import { useGetIdentity, useTranslate } from 'react-admin';
import { isCalendarDate } from 'shop-core/rules';
import { type Failed, failureOf, type Loaded } from '../loaded/loaded.ts';
import { useNamed } from '../loaded/useNamed.ts';
import { useFormats } from '../records/useFormats.ts';
import type { LinkFilter } from '../records/useLinkFilter.ts';

const flags = ['overdue', 'followUpDue', 'awaitingApproval'] as const;

/** What the link that led to a list of projects shows, in words; empty for all of them. */
export function useLinkWords(filter: LinkFilter): { readonly words: string; readonly failed: Failed | undefined } {
  const translate = useTranslate();
  const { day } = useFormats();
  const stage = useNamed('status-reports', idOf(filter.projectStatusReportId));
  const surveyor = useSurveyor(filter.surveyorId);
  const status = filter.status && translate(`console.projectStatus.${filter.status}`);
  const counted = flags.filter((name) => filter[name]).map((name) => translate(`console.projects.link.${name}`));
  const { instructedFrom: from, instructedTo: to } = filter;
  const instructed =
    isDay(from) && isDay(to)
      ? translate('console.projects.link.instructed', { from: day(from), to: day(to) })
      : undefined;
  return {
    words: [nameOf(stage), nameOf(surveyor), status, ...counted, instructed].filter(Boolean).join(' · '),
    failed: [stage, surveyor].map(failureOf).find((each) => each !== undefined),
  };
}

const isDay = (value: LinkFilter[string] | undefined) => typeof value === 'string' && isCalendarDate(value);

/** Whose projects they are; one's own also for who is no surveyor, to whom the menu shows them too (S6.8). */
function useSurveyor(id: LinkFilter[string] | undefined): Loaded<string> {
  const { identity, isPending } = useGetIdentity();
  const isOwn = id !== undefined && Number(id) === identity?.id;
  const name = useNamed('surveyors', isPending || isOwn ? undefined : idOf(id));
  return isOwn ? { is: 'here', value: identity.fullName ?? '' } : name;
}

const idOf = (id: LinkFilter[string] | undefined) => (id === undefined ? undefined : Number(id));
const nameOf = (name: Loaded<string>) => (name.is === 'here' ? name.value : '');
