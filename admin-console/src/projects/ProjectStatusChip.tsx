import type { ProjectStatus } from '../contract/index.ts';
import { StatusChip, type Tone } from '../records/StatusChip.tsx';

const tones: Partial<Record<ProjectStatus, Tone>> = {
  final_issued: 'success',
  closed: 'success',
  follow_up: 'warning',
  cancelled: 'error',
};

export function ProjectStatusChip({ status }: { readonly status: ProjectStatus }) {
  return <StatusChip label={`console.projectStatus.${status}`} tone={tones[status] ?? 'default'} />;
}
