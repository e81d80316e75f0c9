import type { Zakat } from 'shop-core';
import { zakatStepMessage } from 'shop-core/messages';

/** Why zakat is due or not, step by step. */
export function ZakatReasons({ reasons }: Pick<Zakat, 'reasons'>) {
  if (reasons.length === 0) return null;
  return (
    <section className="card">
      <h2 className="card__title">Alasannya</h2>
      <ol className="timeline">
        {reasons.map(zakatStepMessage).map((sentence) => (
          <li key={sentence} className="timeline__item">
            {sentence}
          </li>
        ))}
      </ol>
    </section>
  );
}
