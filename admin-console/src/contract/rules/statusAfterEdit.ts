import type { ProjectStatus } from '../work/projects.ts';

interface Edited {
  /** Undefined for a project that is new. */
  readonly status: ProjectStatus | undefined;
  readonly isInstructed: boolean;
  readonly hasSurveyor: boolean;
}

/**
 * The status of a project once its form is saved, undefined when the form does not fit it any more: work that has begun has an
 * instruction and a surveyor. All that comes later is moved by what happens, not by a form.
 */
export function statusAfterEdit({ status, isInstructed, hasSurveyor }: Edited): ProjectStatus | undefined {
  const isEarly = status === undefined || ['draft', 'instructed', 'assigned'].includes(status);
  if (!isEarly) return status === 'cancelled' || (isInstructed && hasSurveyor) ? status : undefined;
  if (!isInstructed) return 'draft';
  return hasSurveyor ? 'assigned' : 'instructed';
}
