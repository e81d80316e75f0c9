import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { SummaryFold } from './SummaryFold.tsx';

it('opens and folds, with its total and its button always in reach', async () => {
  render(
    <SummaryFold label="Ringkasan" total="Rp 1.000" action={<button type="button">Lanjut</button>}>
      rincian
    </SummaryFold>,
  );
  const head = screen.getByRole('button', { name: /Ringkasan.*Rp 1\.000/ });
  expect(head).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(head);
  expect(head).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('button', { name: 'Lanjut' })).toBeVisible();
});
