interface StagedReport {
  readonly kind:
    | 'advice'
    | 'preliminary'
    | 'interim'
    | 'final'
    | 'addendum'
    | 'cost_review'
    | 'adjustment'
    | 'certificate';
  readonly status: 'draft' | 'submitted' | 'rejected' | 'approved' | 'issued' | 'superseded';
}

const whenIssued = {
  ...{ advice: 2, preliminary: 3, interim: 4, final: 7, addendum: 8, cost_review: 8 },
  // They come with a final report, which is what counts.
  ...{ adjustment: 1, certificate: 1 },
} as const;

/** How far the reports of a project are, as a number of the list status-reports: the farthest of them tells. */
export function reportStage(reports: readonly StagedReport[], isClosed: boolean): number {
  return isClosed ? 9 : Math.max(1, ...reports.map(stageOf));
}

function stageOf({ kind, status }: StagedReport): number {
  if (status === 'issued' || status === 'superseded') return whenIssued[kind];
  if (kind !== 'final') return 1;
  return status === 'draft' || status === 'rejected' ? 5 : 6;
}
