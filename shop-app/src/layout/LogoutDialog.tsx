import { useLogout } from 'shop-core';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';

/** S2.52 */
export function LogoutDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const logout = useLogout();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      role="alertdialog"
      title="Keluar"
      actions={
        <>
          <Button variant="secondary" onPress={onClose}>
            Batal
          </Button>
          <Button variant="danger" isPending={logout.isPending} onPress={() => void logout.run(undefined)}>
            Ya, keluar
          </Button>
        </>
      }
    >
      <p>Apakah Anda yakin ingin keluar?</p>
    </Dialog>
  );
}
