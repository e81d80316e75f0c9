import { useId } from 'react';
import { useSubmitReview } from 'shop-core';
import type { ProductDetail } from 'shop-core/contract';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { PostForm } from '../../ui/PostForm.tsx';
import { StarsField } from '../../ui/StarsField.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';

/** Stars, title and comment (S5.34, S5.35). */
export function ReviewForm({ product }: { product: ProductDetail }) {
  const { form, isSent } = useSubmitReview(product);
  const id = useId();
  const rate = form.field('rate');
  if (isSent) {
    return (
      <Alert tone="good" title="Terima kasih atas ulasan Anda">
        Ulasan Anda tampil di sini setelah disetujui admin.
      </Alert>
    );
  }
  return (
    <PostForm className="card form" aria-labelledby={id} onSubmit={(event) => void form.onSubmit(event)}>
      <div>
        <h2 className="review-form__title" id={id}>
          Tulis ulasan
        </h2>
        <p className="form-note">Ulasan tampil setelah disetujui admin, dengan nama Anda.</p>
      </div>
      <StarsField {...rate} label="Nilai" value={rate.value ?? undefined} />
      <TextField {...form.field('title')} label="Judul" />
      <TextArea {...form.field('comment')} label="Ulasan" rows={4} />
      {form.error && (
        <p className="field__error" role="alert">
          {form.error}
        </p>
      )}
      <Button type="submit" isPending={form.isSubmitting}>
        Kirim ulasan
      </Button>
    </PostForm>
  );
}
