import type { ZakatDeletion } from 'shop-core';
import { formatDashDate } from 'shop-core/rules';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { entryName } from './entryTexts.ts';

interface DeleteEntryDialogProps {
  readonly deletion: ZakatDeletion;
  /** It was confirmed, whatever came of it. */
  readonly onDone: () => void;
}

/** S2.144 */
export function DeleteEntryDialog({ deletion, onDone }: DeleteEntryDialogProps) {
  const { asked, cancel, confirm, isPending } = deletion;
  return (
    <Dialog
      isOpen={asked !== undefined}
      onClose={cancel}
      role="alertdialog"
      title="Hapus catatan"
      actions={
        <>
          <Button variant="secondary" onPress={cancel}>
            Batal
          </Button>
          <Button variant="danger" isPending={isPending} onPress={() => void confirm().then(onDone)}>
            Ya, hapus
          </Button>
        </>
      }
    >
      {asked && (
        <p>
          {entryName(asked)} pada {formatDashDate(asked.date)} akan dihapus, dan zakat Anda dihitung ulang.
        </p>
      )}
    </Dialog>
  );
}
