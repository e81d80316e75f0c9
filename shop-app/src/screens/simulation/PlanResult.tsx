import type { Plan } from 'shop-core/rules/gold';
import { paths } from '../../app/paths.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';

/** What the plan came to, with two decimals; read out when it appears. */
export function PlanResult({ plan }: { plan: Plan | undefined }) {
  return (
    <section className="card two-column__side" aria-label="Hasil simulasi">
      <div className="plan" role="status">
        {plan ? (
          <Figures plan={plan} />
        ) : (
          <p className="muted">Isi formulir, lalu tekan Hitung. Hasilnya tampil di sini.</p>
        )}
      </div>
      {plan && (
        <div className="card__foot">
          <LinkButton to={paths.products()} isWide>
            Mulai menabung emas
          </LinkButton>
          <p className="form-note plan__note">
            Perhitungan ini memakai angka yang Anda isi. Harga emas dan biaya di masa depan dapat berbeda.
          </p>
        </div>
      )}
    </section>
  );
}

function Figures({ plan: { purpose, futureAmount, goldNeeded, monthlyGold } }: { plan: Plan }) {
  return (
    <>
      <h2 className="plan__purpose">{purpose}</h2>
      <dl className="plan__figures">
        <div className="plan__main">
          <dt>Emas yang disisihkan setiap bulan</dt>
          <dd className="amount-large">{monthlyGold.text}</dd>
        </div>
        <div>
          <dt>Emas yang dibutuhkan</dt>
          <dd className="amount">{goldNeeded.text}</dd>
        </div>
        <div>
          <dt>Dana yang dibutuhkan nanti</dt>
          <dd className="amount">{futureAmount.text}</dd>
        </div>
      </dl>
    </>
  );
}
