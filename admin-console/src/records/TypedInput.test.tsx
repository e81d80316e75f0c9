import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeClient } from '../testing/fakeClient.ts';
import { fakeProject } from '../testing/fakeProject.ts';
import { openLoggedIn } from '../testing/renderConsole.tsx';

const records = {
  projects: [fakeProject({ id: 1, title: 'Kandas di Merak' })],
  clients: [fakeClient({ id: 2, name: 'PT Pialang Bahari', type: 'Broker' })],
};
const names = ['list-projects', 'edit-projects', 'list-clients', 'edit-clients', 'list-vessels', 'list-invoices'];
const permissions = names.map((name) => ({ name, access: true }));

/** A form whose fields are pasted over, each left again. */
async function openForm(path: string, first: RegExp) {
  const { user, office } = openLoggedIn(path, { records, permissions });
  await screen.findByLabelText(first);
  const paste = async (label: RegExp, text: string) => {
    await user.tripleClick(screen.getByLabelText(label));
    await user.paste(text);
    await user.tab();
  };
  const save = () => user.click(screen.getByRole('button', { name: 'Simpan' }));
  return { user, paste, save, sent: () => office.asksFor('PUT', path) };
}

it('leaves what the rule refuses as it was typed, names the limit, and sends nothing', async () => {
  const { paste, save, sent } = await openForm('/projects/1', /^Lintang/);
  const refused = [
    [/^Lintang/, '200', 'Maksimal 90.'],
    [/^Bujur/, '-180,5', 'Minimal -180.'],
    [/^Nilai pertanggungan/, 'satu juta', 'Isi dengan angka, paling banyak 2 angka di belakang koma.'],
    [/^Tenggat laporan awal/, '01/01/0206', 'Paling awal 01/01/1900.'],
    [/^Instruksi diterima/, '02/11/2026', 'Tulis tanggal dan jam, contoh: 17/05/2026 09:30.'],
  ] as const;
  for (const [label, text, sentence] of refused) {
    await paste(label, text);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByLabelText(label)).toHaveValue(text);
  }
  await save();
  expect(sent()).toEqual([]);
});

it('shows what it read, and sends just that', async () => {
  const { user, paste, save, sent } = await openForm('/projects/1', /^Lintang/);
  await user.tripleClick(screen.getByLabelText(/^Lintang/));
  await user.paste('−6.2°');
  expect(screen.getByText('Terbaca: 6,2° LS')).toBeVisible();
  await user.tab();
  await paste(/^Nilai pertanggungan/, 'Rp 1.500.000,50');
  await paste(/^Tenggat laporan awal/, '17 Des 2026');
  const shown = [/^Lintang/, /^Nilai pertanggungan/, /^Tenggat laporan awal/].map((label) =>
    screen.getByLabelText<HTMLInputElement>(label),
  );
  expect(shown.map(({ value }) => value)).toEqual(['-6,2', '1.500.000,5', '17/12/2026']);
  await save();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.json).toMatchObject({ casualtyLat: -6.2, sumInsured: 1_500_000.5, duePrelim: '2026-12-17' });
});

it('refuses what makes no sense beside another field', async () => {
  const { paste, save, sent } = await openForm('/projects/1', /^Lintang/);
  await paste(/^Tenggat laporan awal/, '01/11/2026');
  expect(await screen.findByText('Tidak boleh sebelum instruksi.')).toBeVisible();
  await paste(/^Instruksi diterima/, '02/11/2090 10:00');
  expect(await screen.findByText('Tanggal tidak boleh setelah hari ini.')).toBeVisible();
  await save();
  expect(sent()).toEqual([]);
});

it('knows the codes of a client', async () => {
  const { paste, save, sent } = await openForm('/clients/2', /^NPWP/);
  await paste(/^NPWP/, 'abc');
  expect(await screen.findByText('Isi dengan 15 atau 16 angka.')).toBeVisible();
  await paste(/^Jatuh tempo/, '366');
  expect(await screen.findByText('Maksimal 365.')).toBeVisible();
  await save();
  expect(sent()).toEqual([]);
  await paste(/^NPWP/, '012345678901000');
  expect(screen.getByLabelText(/^NPWP/)).toHaveValue('01.234.567.8-901.000');
  await paste(/^Jatuh tempo/, '45');
  await save();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.json).toMatchObject({ npwp: '01.234.567.8-901.000', termsDays: 45 });
});
