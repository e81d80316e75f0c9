import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Tabs } from './Tabs.tsx';

function Held() {
  const [index, setIndex] = useState(0);
  const tabs = ['DESKRIPSI', 'REVIEW', 'LAIN'].map((title) => ({ title, content: `isi ${title}` }));
  return <Tabs label="Rincian" tabs={tabs} index={index} onChange={setIndex} />;
}

it('shows only the panel of the chosen tab', async () => {
  render(<Held />);
  await userEvent.click(screen.getByRole('tab', { name: 'REVIEW' }));
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('REVIEW');
  expect(screen.getByRole('tabpanel', { name: 'REVIEW' })).toHaveTextContent('isi REVIEW');
  expect(screen.getByText('isi DESKRIPSI')).not.toBeVisible();
  expect(screen.queryByText('isi LAIN')).toBeNull();
});

it('moves by arrows, round the ends, with one stop in the tab order', async () => {
  render(<Held />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'LAIN' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{End}{Home}{ArrowRight}');
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('REVIEW');
  await userEvent.tab();
  expect(screen.getByRole('tabpanel')).toHaveFocus();
});

it('brings the chosen tab into view, also the one it starts with', async () => {
  const seen: unknown[] = [];
  Object.assign(Element.prototype, {
    scrollIntoView: vi.fn(function (this: Element) {
      seen.push(this.textContent);
    }),
  });
  render(<Held />);
  await userEvent.click(screen.getByRole('tab', { name: 'LAIN' }));
  expect(seen).toEqual(['DESKRIPSI', 'LAIN']);
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

it('keeps what was typed in a panel while another one is looked at', async () => {
  const tabs = [
    { title: 'Alamat', content: <input aria-label="Jalan" /> },
    { title: 'Lain', content: 'isi' },
  ];
  const show = (index: number) => <Tabs label="Akun" tabs={tabs} index={index} onChange={() => undefined} />;
  const { rerender } = render(show(0));
  await userEvent.type(screen.getByRole('textbox', { name: 'Jalan' }), 'Senopati');
  rerender(show(1));
  expect(screen.queryByRole('textbox')).toBeNull();
  rerender(show(0));
  expect(screen.getByRole('textbox', { name: 'Jalan' })).toHaveValue('Senopati');
});
