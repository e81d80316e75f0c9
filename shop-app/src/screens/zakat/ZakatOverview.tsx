import type { Zakat } from 'shop-core';
import { ZakatReasons } from './ZakatReasons.tsx';
import { ZakatSummary } from './ZakatSummary.tsx';

/** Where zakat stands, and why. */
export function ZakatOverview({ zakat }: { zakat: Zakat }) {
  return (
    <div className="zakat">
      <ZakatSummary zakat={zakat} />
      <ZakatReasons reasons={zakat.reasons} />
    </div>
  );
}
