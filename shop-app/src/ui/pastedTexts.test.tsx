import { fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { type ReactNode, useState } from 'react';
import { type CalendarDate, formatSlashDate } from 'shop-core/rules';
import { typedBounds, understoodNumber } from 'shop-core/rules/typed';
import { expect, it } from 'vitest';
import { DateField } from './DateField.tsx';
import { MoneyField } from './MoneyField.tsx';
import { NumberField } from './NumberField.tsx';
import { NumberStepper } from './NumberStepper.tsx';

const parts = [
  '0',
  '1',
  '15',
  '151',
  '500',
  '000',
  '2026',
  '.',
  ',',
  ' ',
  '-',
  '/',
  'Rp',
  'g',
  '%',
  '\u00a0',
  '\u200e',
  'x',
];
/** 200 texts as they may lie in a clipboard, most of them nearly right. */
const pasted = () =>
  fc.sample(
    fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(fc.constantFrom(...parts), { maxLength: 7 }).map((some) => some.join('')),
      fc.integer({ min: -9, max: 2_000_000 }).map((value) => value.toLocaleString('id-ID')),
      fc.date({ noInvalidDate: true }).map((date) => date.toLocaleDateString('id-ID')),
    ),
    200,
  );

/** Holds what a field says, as a form does, and shows what would be sent. */
function Held<T>({ start, children }: { start: T; children: (value: T, change: (next: T) => void) => ReactNode }) {
  const [value, setValue] = useState(start);
  return (
    <>
      {children(value, setValue)}
      <output data-testid="held">{JSON.stringify(value)}</output>
    </>
  );
}

const held = () => JSON.parse(screen.getByTestId('held').textContent);
const paste = (field: HTMLElement, text: string) => fireEvent.change(field, { target: { value: text } });

const { goldPrice, goldWeight } = typedBounds;
it.each([
  ['rupiah', goldPrice, MoneyField],
  ['grams', goldWeight, NumberField],
] as const)('of 200 pasted texts a field of %s sends what it shows', (_, kind, Typed) => {
  render(
    <Held start="">
      {(value: string, change) => <Typed label="Isi" kind={kind} value={value} onChange={change} />}
    </Held>,
  );
  const field = screen.getByLabelText<HTMLInputElement>('Isi');
  for (const text of pasted()) {
    paste(field, text);
    const sent = understoodNumber(held(), kind);
    if (sent.problem) expect(field).toHaveValue(held());
    else if (sent.value !== null) {
      const { textContent: told } = document.body;
      expect(told?.includes(`Terbaca: ${sent.meaning}`) || `Rp ${field.value}` === sent.meaning, text).toBe(true);
    }
    fireEvent.blur(field);
    expect(understoodNumber(field.value, kind), text).toEqual(sent);
    expect(field).toHaveValue(held());
  }
});

it('of 200 pasted texts a field of a day holds the one it shows, or none and says why', () => {
  render(
    <Held<CalendarDate | null> start={null}>
      {(value, change) => <DateField label="Isi" value={value} onChange={change} />}
    </Held>,
  );
  const field = screen.getByLabelText<HTMLInputElement>('Isi');
  for (const text of pasted()) {
    paste(field, text);
    fireEvent.blur(field);
    if (held() !== null) expect(field).toHaveValue(formatSlashDate(held()));
    else if (field.value.trim() !== '') expect(field, text).toHaveAccessibleDescription(/4 angka|Paling/);
  }
});

it('of 200 pasted texts a stepper takes the number it shows, or none and says the limit', () => {
  render(
    <Held start={5}>
      {(value: number, change) => <NumberStepper label="Isi" max={150} value={value} onChange={change} />}
    </Held>,
  );
  const field = screen.getByRole<HTMLInputElement>('spinbutton');
  for (const text of pasted()) {
    paste(field, text);
    fireEvent.blur(field);
    if (screen.queryByRole('alert')) {
      expect(screen.getByRole('alert')).toHaveTextContent(/Maksimal 150|kurang dari 0|Minimal 0|angka bulat/);
      expect(held()).toBe(0);
    } else expect(field, text).toHaveValue(String(held()));
  }
});
