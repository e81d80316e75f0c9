const terms = [
  ['Emas murni', 'Berat emas dikali kadarnya. Cincin 10 gram dengan kadar 75% berisi 7,5 gram emas murni.'],
  ['Nisab', 'Batas jumlah emas. Zakat baru diperhitungkan bila emas murni Anda mencapai 85 gram.'],
  [
    'Haul',
    'Satu tahun Hijriah, sekitar 354 hari. Dihitung sejak emas murni Anda mencapai nisab; bila turun di bawahnya, hitungan berhenti dan mulai lagi saat nisab tercapai kembali.',
  ],
  ['Zakat', 'Setelah haul genap, 2,5% dari nilai seluruh emas murni Anda dengan harga hari ini.'],
] as const;

/** The words of the tracker, for somebody who has never read them. */
export function ZakatTerms() {
  return (
    <section className="section">
      <h2>Arti istilah</h2>
      <dl className="zakat-terms">
        {terms.map(([term, meaning]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
