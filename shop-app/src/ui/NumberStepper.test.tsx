import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { NumberStepper, type NumberStepperProps } from './NumberStepper.tsx';

function Held({ value: start, onChange, ...rest }: Omit<NumberStepperProps, 'label'>) {
  const [value, setValue] = useState(start);
  const change = (next: number) => {
    setValue(next);
    onChange(next);
  };
  return <NumberStepper {...rest} label="Jumlah Koin" value={value} onChange={change} />;
}

const minus = () => screen.getByRole('button', { name: 'Kurangi Jumlah Koin' });
const plus = () => screen.getByRole('button', { name: 'Tambah Jumlah Koin' });
const figure = () => screen.getByRole('spinbutton', { name: 'Jumlah Koin' });

it('disables minus at the smallest value and plus at the largest', async () => {
  render(<Held value={0} max={1} onChange={vi.fn()} />);
  expect(minus()).toBeDisabled();
  await userEvent.click(plus());
  expect(minus()).toBeEnabled();
  expect(plus()).toBeDisabled();
});

it('says the new value aloud, but not the first one', async () => {
  render(<Held value={1} onChange={vi.fn()} />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await userEvent.click(plus());
  expect(screen.getByRole('status')).toHaveTextContent('2');
});

it('answers the arrow keys and stays within its bounds', async () => {
  const change = vi.fn();
  render(<Held value={2} min={1} max={4} onChange={change} />);
  await userEvent.click(figure());
  await userEvent.keyboard('{ArrowUp}{PageUp}{ArrowDown}{PageDown}{ArrowDown}');
  expect(change.mock.calls.flat()).toEqual([3, 4, 3, 1]);
});

it('takes a typed figure once it is finished, cut to what is allowed', async () => {
  const change = vi.fn();
  render(<Held value={1} max={24} onChange={change} />);
  await userEvent.click(figure());
  await userEvent.keyboard('3x0');
  expect(change).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(change.mock.calls).toEqual([[24]]);
  expect(figure()).toHaveValue('24');
});

it('leaves the value alone when the figure is wiped out or given up', async () => {
  const change = vi.fn();
  render(<Held value={5} onChange={change} />);
  await userEvent.click(figure());
  await userEvent.keyboard('{Backspace}{Enter}');
  expect(figure()).toHaveValue('5');
  await userEvent.keyboard('9{Escape}');
  expect(figure()).toHaveValue('5');
  expect(change).not.toHaveBeenCalled();
});
