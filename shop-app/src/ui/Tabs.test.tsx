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

it('brings the chosen tab into the middle of its list, also the one it starts with, and leaves the page where it is', async () => {
  // jsdom lays nothing out: a list of 300 px, in which each tab is 200 px wide.
  const rect = (left: number, width: number) => ({ left, width }) as DOMRect;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (this.role !== 'tab') return rect(0, 300);
    const at = [...(this.parentElement?.children ?? [])].indexOf(this);
    return rect(at * 200 - (this.parentElement?.scrollLeft ?? 0), 200);
  });
  const intoView = vi.fn();
  Object.assign(Element.prototype, { scrollIntoView: intoView });
  render(<Held />);
  const list = screen.getByRole('tablist');
  expect(list.scrollLeft).toBe(-50);
  await userEvent.click(screen.getByRole('tab', { name: 'LAIN' }));
  expect(list.scrollLeft).toBe(350);
  expect(intoView).not.toHaveBeenCalled();
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
