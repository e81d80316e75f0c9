import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, expect, it } from 'vitest';
import { Button } from './Button.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

function Opener(props: Partial<DialogProps>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Keluar</Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Apakah Anda yakin ingin keluar?"
        actions={<Button>Ya, keluar</Button>}
        {...props}
      >
        <p>isi</p>
      </Dialog>
    </>
  );
}

const openIt = async (props: Partial<DialogProps> = {}) => {
  render(<Opener {...props} />);
  await userEvent.click(screen.getByRole('button', { name: 'Keluar' }));
  return screen.findByRole(props.role ?? 'dialog', { name: 'Apakah Anda yakin ingin keluar?' });
};

beforeAll(async () => {
  await import('./DialogModal.tsx');
});

it('traps the focus and gives it back when Escape closes it', async () => {
  const dialog = await openIt();
  const stops = [];
  for (let presses = 0; presses < 4; presses++) {
    await userEvent.tab();
    stops.push(dialog.contains(document.activeElement));
  }
  expect(stops).toEqual([true, true, true, true]);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Keluar' })).toHaveFocus());
});

it('closes by its cross', async () => {
  await openIt();
  await userEvent.click(screen.getByRole('button', { name: 'Tutup' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('stays until it is answered when it may not be dismissed', async () => {
  const dialog = await openIt({ role: 'alertdialog', isDismissable: false });
  await userEvent.keyboard('{Escape}');
  expect(dialog).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Tutup' })).toBeNull();
});
