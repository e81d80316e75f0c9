import { formatDashDate } from '../rules/dates/formatDashDate.ts';
import { formatWeight } from '../rules/text/formatWeight.ts';
import type { FineGold } from '../rules/zakat/fineGold.ts';
import { fineGoldWeight } from '../rules/zakat/fineGoldWeight.ts';
import type { ZakatStep } from '../rules/zakat/zakatStatus.ts';

/** One step of the reason why zakat is due or not, as a sentence. */
export function zakatStepMessage(step: ZakatStep): string {
  switch (step.code) {
    case 'HAUL_STARTED':
      return `${formatDashDate(step.date)}: emas murni menjadi ${weightOf(step)}, haul dimulai.`;
    case 'HAUL_BROKEN':
      return `${formatDashDate(step.date)}: emas murni turun menjadi ${weightOf(step)}, haul terputus.`;
    case 'BELOW_NISAB':
      return `Emas murni ${weightOf(step)}, kurang ${formatWeight(step.missing)} dari nisab.`;
    case 'HAUL_RUNNING':
      return `Haul berjalan sejak ${formatDashDate(step.since)} dan genap satu tahun Hijriah pada ${formatDashDate(step.dueOn)}.`;
    case 'HAUL_COMPLETE':
      return `Haul sejak ${formatDashDate(step.since)} genap satu tahun Hijriah pada ${formatDashDate(step.dueOn)}: zakat wajib.`;
  }
}

function weightOf({ fine }: { readonly fine: FineGold }): string {
  return formatWeight(fineGoldWeight(fine));
}
