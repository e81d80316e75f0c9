import { useId, useState } from 'react';
import { sentenceFor, useCouponForm } from 'shop-core';
import { paths } from '../../app/paths.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PostForm } from '../../ui/PostForm.tsx';
import { TextField } from '../../ui/TextField.tsx';

/** S2.101: a coupon, and why not. The field is empty again after a refusal (S8.31), so the words name the code. */
export function CouponDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const { form, apply } = useCouponForm(onClose);
  const [tried, setTried] = useState('');
  const field = form.field('code');
  const { error } = apply;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Pakai kupon"
      actions={
        <Button type="submit" form={id} isPending={form.isSubmitting}>
          Pakai
        </Button>
      }
    >
      <PostForm
        id={id}
        onSubmit={(event) => {
          if (form.values.code.trim()) setTried(form.values.code.trim().toUpperCase());
          void form.onSubmit(event);
        }}
      >
        <TextField {...field} label="Kode kupon" isRequired autoComplete="off" maxLength={64} />
        {error && error.problem.code !== 'FORM_INVALID' && !form.isSubmitting && (
          <Alert
            tone="warn"
            title={`Kupon ${tried}`}
            isLive
            action={
              error.problem.code === 'COUPON_BELOW_MINIMUM' && (
                <LinkButton variant="secondary" size="small" to={paths.products()}>
                  Tambah produk
                </LinkButton>
              )
            }
          >
            {sentenceFor(error)}
          </Alert>
        )}
      </PostForm>
    </Dialog>
  );
}
