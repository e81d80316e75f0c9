import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { type CalendarDate, calendarDate } from 'shop-core/rules';
import { expect, it } from 'vitest';
import { DateField } from './DateField.tsx';

/** A form around the field: it shows what it was told, and begins anew at a press. */
function Form({ first }: { first: CalendarDate | null }) {
  const [day, setDay] = useState(first);
  return (
    <>
      <DateField label="Tanggal lahir" value={day} onChange={setDay} />
      <output>{day}</output>
      <button type="button" onClick={() => setDay(first)}>
        Kembali
      </button>
    </>
  );
}

const open = (first: CalendarDate | null = null) => {
  render(<Form first={first} />);
  return { user: userEvent.setup(), field: screen.getByLabelText('Tanggal lahir'), told: screen.getByRole('status') };
};

it('shows the day first, whatever the language of the browser', () => {
  const { field } = open(calendarDate('1991-05-17'));
  expect(field).toHaveValue('17/05/1991');
  expect(field).toHaveAttribute('type', 'text');
});

it('takes eight digits, for the keys of a phone that has no slash', async () => {
  const { user, field, told } = open();
  await user.type(field, '17051991');
  expect(field).toHaveValue('17/05/1991');
  expect(told).toHaveTextContent('1991-05-17');
});

it('leaves what is typed alone until the field is left', async () => {
  const { user, field, told } = open();
  await user.type(field, '7-5-1991');
  expect(field).toHaveValue('7-5-1991');
  expect(told).toHaveTextContent('1991-05-07');
  await user.tab();
  expect(field).toHaveValue('07/05/1991');
});

it('says that a day does not exist once the field is left, and keeps what was typed', async () => {
  const { user, field, told } = open(calendarDate('1991-05-17'));
  await user.clear(field);
  await user.type(field, '31/02/1991');
  expect(field).not.toBeInvalid();
  await user.tab();
  expect(field).toHaveAccessibleDescription(/tahunnya 4 angka\.$/);
  expect(field).toHaveValue('31/02/1991');
  expect(told).toBeEmptyDOMElement();
});

it.each([
  ['02/02/0206', 'Paling awal 01/01/1900.'],
  ['01/01/2101', 'Paling akhir 31/12/2100.'],
  ['17/05/91', 'Tanggal ini tidak ada. Tulis hari/bulan/tahun, tahunnya 4 angka.'],
])('takes no day from %j and says why', async (text, sentence) => {
  const { user, field, told } = open();
  await user.click(field);
  await user.paste(text);
  await user.tab();
  expect(field).toHaveAccessibleDescription(expect.stringContaining(sentence));
  expect(field).toHaveValue(text);
  expect(told).toBeEmptyDOMElement();
});

it('says the day it read in words, so that no month is taken for a day', async () => {
  const { user, field, told } = open();
  await user.click(field);
  await user.paste('\u200e5-6-1991 ');
  expect(field).toHaveAccessibleDescription('5 Juni 1991');
  expect(told).toHaveTextContent('1991-06-05');
});

it('follows a form that begins anew', async () => {
  const { user, field } = open(calendarDate('1991-05-17'));
  await user.clear(field);
  await user.type(field, '01/01/2000');
  await user.click(screen.getByRole('button', { name: 'Kembali' }));
  expect(field).toHaveValue('17/05/1991');
});
