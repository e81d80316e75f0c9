import type { Zakat } from 'shop-core';
import { formatCount, formatDashDate, formatRupiah, formatWeight, milligram } from 'shop-core/rules';
import { fineGoldWeight, zakatNisab } from 'shop-core/rules/gold';
import { Badge } from '../../ui/Badge.tsx';
import { Facts } from '../../ui/Facts.tsx';

const nisab = formatWeight(milligram(zakatNisab));

/** What is held and what it is worth, with the haul and what is owed above all. */
export function ZakatSummary({ zakat }: { zakat: Zakat }) {
  const { isDue, fineGold, pricePerGram, currentValue, zakatValue, daysLeft } = zakat;
  const hasPrice = pricePerGram !== null;
  return (
    <section className="card zakat-summary" aria-label="Ringkasan zakat">
      <Standing zakat={zakat} />
      <Facts
        facts={[
          ['Emas murni dimiliki', formatWeight(fineGoldWeight(fineGold))],
          ['Nisab', nisab],
          ['Harga emas hari ini', hasPrice ? `${formatRupiah(pricePerGram)} / gram` : 'Belum tersedia'],
          ['Nilai emas murni', hasPrice ? formatRupiah(currentValue) : null],
          [isDue ? 'Zakat (2,5%)' : 'Zakat bila wajib hari ini (2,5%)', hasPrice ? formatRupiah(zakatValue) : null],
          ['Sisa hari', daysLeft === null ? 'Belum dihitung' : `${formatCount(daysLeft)} hari`],
        ]}
      />
    </section>
  );
}

function Standing({ zakat }: { zakat: Zakat }) {
  const { isDue, fineGold, pricePerGram, zakatValue, daysLeft, dueOn } = zakat;
  if (isDue) {
    return (
      <div className="zakat-standing is-due">
        <Badge tone="gold" icon="check">
          Zakat wajib
        </Badge>
        <p>Zakat yang ditunaikan</p>
        <p className="amount-large">{pricePerGram === null ? 'Menunggu harga emas' : formatRupiah(zakatValue)}</p>
        <p className="muted">2,5% dari nilai emas murni Anda dengan harga hari ini.</p>
      </div>
    );
  }
  if (daysLeft !== null && dueOn !== null) {
    return (
      <div className="zakat-standing">
        <Badge icon="clock">Belum wajib, haul berjalan</Badge>
        <p>Zakat wajib dalam</p>
        <p className="amount-large">{formatCount(daysLeft)} hari</p>
        <p className="muted">
          Pada <span className="amount">{formatDashDate(dueOn)}</span>, bila emas murni Anda tidak turun di bawah{' '}
          {nisab} sampai hari itu.
        </p>
      </div>
    );
  }
  const held = fineGoldWeight(fineGold);
  return (
    <div className="zakat-standing">
      <Badge icon="info">Belum wajib</Badge>
      <p>Emas murni Anda</p>
      <p className="amount-large">{formatWeight(held)}</p>
      <meter className="zakat-standing__meter" aria-label="Menuju nisab" min={0} max={zakatNisab} value={held} />
      <p className="muted">Zakat mulai diperhitungkan pada {nisab} emas murni.</p>
    </div>
  );
}
