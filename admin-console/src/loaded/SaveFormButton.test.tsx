import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { permissionNames } from '../contract/index.ts';
import { expectNoise, openLoggedIn } from '../testing/renderConsole.tsx';
import { wholeRecords } from '../testing/wholeRecords.ts';

const permissions = permissionNames.map((name) => ({ name, access: true }));

/** Each kind of form that saves by this button, with a field of it. */
const forms = [
  ['/types/1', /^Nama/],
  ['/roles/2', /^Nama peran/],
  ['/clients/1', /^Kota/],
] as const;

async function typeInto(path: string, label: RegExp) {
  expectNoise();
  const opened = openLoggedIn(path, { permissions, records: wholeRecords(2) });
  const field = await screen.findByLabelText<HTMLInputElement>(label, { selector: 'input' });
  await opened.user.type(field, ' baru');
  const sent = () => opened.office.asks.filter(({ method }) => method !== 'GET');
  return { ...opened, field, sent, button: screen.getByRole('button', { name: 'Simpan' }) };
}

describe('the button that saves a form', () => {
  it.each(forms)('is not shut by the field that the press leaves (%s)', async (path, label) => {
    const { field, button, sent } = await typeInto(path, label);
    // The field is judged on its way; the button goes up before its judgement is there.
    fireEvent.mouseDown(button);
    fireEvent.blur(field);
    expect(button).toBeEnabled();
    fireEvent.mouseUp(button);
    fireEvent.click(button);
    await waitFor(() => expect(sent()).toHaveLength(1));
  });

  it.each(forms)('saves once, however often it is pressed (%s)', async (path, label) => {
    const { button, sent } = await typeInto(path, label);
    fireEvent.click(button);
    fireEvent.click(button);
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(await screen.findByText(/^(Berhasil diperbarui|Peran disimpan)$/)).toBeVisible();
    expect(sent()).toHaveLength(1);
  });
});
