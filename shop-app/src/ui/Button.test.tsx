import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Button } from './Button.tsx';

it('calls onPress by mouse and by keyboard', async () => {
  const press = vi.fn();
  render(<Button onPress={press}>Beli</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Beli' }));
  await userEvent.keyboard('{Enter}');
  expect(press).toHaveBeenCalledTimes(2);
});

it('refuses presses while pending, says so and keeps the focus', async () => {
  const press = vi.fn();
  const { rerender } = render(<Button onPress={press}>Simpan</Button>);
  const button = screen.getByRole('button');
  await userEvent.click(button);
  rerender(
    <Button onPress={press} isPending>
      Simpan
    </Button>,
  );
  await userEvent.click(button);
  expect(press).toHaveBeenCalledTimes(1);
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('Memproses');
});

it('does not submit its form a second time while pending', async () => {
  const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={submit}>
      <Button type="submit" isPending>
        Kirim
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(submit).not.toHaveBeenCalled();
});
