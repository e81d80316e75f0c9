import { useId, useState } from 'react';
import { useDeleteAccount } from 'shop-core';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { PostForm } from '../../ui/PostForm.tsx';

/** S2.130. Once deleted the login ends, and with it this page. */
export function DeleteAccount() {
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="card" aria-labelledby="hapus-akun">
      <h2 className="card__title" id="hapus-akun">
        Hapus akun
      </h2>
      <p className="muted">Data pribadi, alamat, dan poin Anda dihapus untuk selamanya.</p>
      <p className="account__note">
        <Button variant="danger" icon="trash" onPress={() => setOpen(true)}>
          Hapus akun
        </Button>
      </p>
      <DeleteAccountDialog isOpen={isOpen} onClose={() => setOpen(false)} />
    </section>
  );
}

/** S2.139; nothing happens until the checkbox is ticked (S5.61). */
function DeleteAccountDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const form = useDeleteAccount();
  const formId = useId();
  const { value: isUnderstood, ...understood } = form.field('isUnderstood');
  const close = () => {
    form.reset();
    onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      role="alertdialog"
      title="Hapus akun Anda?"
      actions={
        <>
          <Button variant="secondary" onPress={close}>
            Batal
          </Button>
          <Button variant="danger" type="submit" form={formId} isPending={form.isSubmitting}>
            Ya, hapus akun
          </Button>
        </>
      }
    >
      <PostForm id={formId} onSubmit={(event) => void form.onSubmit(event)}>
        <ul className="bullets">
          <li>Data pribadi, alamat, foto, keranjang, dan catatan zakat Anda dihapus.</li>
          <li>Poin yang belum dipakai hangus.</li>
          <li>Pesanan yang belum dibayar dibatalkan. Pesanan yang sudah dibayar tetap kami proses.</li>
          <li>Akun tidak dapat dikembalikan.</li>
        </ul>
        <Checkbox {...understood} isSelected={isUnderstood}>
          Saya setuju dan mengerti
        </Checkbox>
        {form.error && (
          <p className="field__error" role="alert">
            {form.error}
          </p>
        )}
      </PostForm>
    </Dialog>
  );
}
