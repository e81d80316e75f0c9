import { useSimulation } from 'shop-core';
import { typedBounds } from 'shop-core/rules/typed';
import { paths } from '../../app/paths.ts';
import { PageHead } from '../../parts/PageHead.tsx';
import { Button } from '../../ui/Button.tsx';
import { MoneyField } from '../../ui/MoneyField.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { PostForm } from '../../ui/PostForm.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { PlanResult } from './PlanResult.tsx';

const title = 'Simulasi Perencanaan Keuangan';
const lead = 'Tentukan tujuan dan waktunya, lihat berapa gram emas yang perlu Anda sisihkan setiap bulan.';

/** The planning calculator with Hitung and Reset (S2.145). */
export function SimulationScreen() {
  const { form, plan, reset } = useSimulation();
  return (
    <div className="page">
      <PageHead title={title} about={lead} path={paths.simulation()} />
      <h1 className="page-title">{title}</h1>
      <p className="lead">{lead}</p>
      <div className="two-column">
        <PostForm className="form two-column__main" onSubmit={(event) => void form.onSubmit(event)}>
          <TextField
            {...form.field('purpose')}
            label="Tujuan"
            isRequired
            description="Misalnya ibadah haji, uang muka rumah, atau pendidikan anak."
          />
          <div className="form-row">
            <NumberField {...form.field('time')} kind={typedBounds.planYears} label="Waktu (tahun)" isRequired />
            <MoneyField
              {...form.field('money')}
              kind={typedBounds.planMoney}
              label="Dana yang dibutuhkan saat ini"
              isRequired
            />
          </div>
          <div className="form-row">
            <NumberField
              {...form.field('rise')}
              kind={typedBounds.planRise}
              label="Kenaikan biaya per tahun (%)"
              isRequired
              description="Isi 0 bila biayanya tetap."
            />
            <MoneyField
              {...form.field('buybackPrice')}
              kind={typedBounds.buybackPrice}
              label="Harga buyback emas per gram"
              isRequired
              description="Harga toko membeli kembali emas Anda."
            />
          </div>
          <div className="form-actions">
            <Button type="submit">Hitung</Button>
            <Button variant="secondary" onPress={reset}>
              Reset
            </Button>
          </div>
        </PostForm>
        <PlanResult plan={plan} />
      </div>
    </div>
  );
}
