import { useId } from 'react';
import { type CartTotals, sentenceFor, useRedeemForm } from 'shop-core';
import { formatCount, formatRupiah, missingPoints, rupiah, usefulPoints } from 'shop-core/rules';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { PostForm } from '../../ui/PostForm.tsx';
import { PointsField } from './PointsField.tsx';

interface RedeemDialogProps {
  /** What the cart comes to. */
  readonly priced: NonNullable<CartTotals['priced']>;
  readonly onClose: () => void;
}

/** S2.102: how many points to redeem, with how many there are and what is missing. */
export function RedeemDialog({ priced, onClose }: RedeemDialogProps) {
  const id = useId();
  const { form, redeem, active } = useRedeemForm(onClose);
  const field = form.field('points');
  const points = field.value;
  const { error } = redeem;
  const useful = usefulPoints(active, priced);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Tukar poin"
      actions={
        <Button type="submit" form={id} isPending={form.isSubmitting}>
          Tukar
        </Button>
      }
    >
      <PostForm id={id} onSubmit={(event) => void form.onSubmit(event)}>
        <p>
          Anda memiliki <strong className="amount">{formatCount(Math.max(0, active))} poin</strong>. 1 poin bernilai{' '}
          {formatRupiah(rupiah(1))}.
        </p>
        <PointsField field={field} description={describe(points, active)} />
        {useful > 0 && (
          <div>
            <Button variant="secondary" size="small" onPress={() => field.onChange(useful)}>
              Isi {formatCount(useful)} poin
            </Button>
          </div>
        )}
        {error && error.problem.code !== 'FORM_INVALID' && !form.isSubmitting && (
          <Alert tone="warn" isLive>
            {sentenceFor(error)}
          </Alert>
        )}
      </PostForm>
    </Dialog>
  );
}

function describe(points: number | null, active: number): string | undefined {
  if (points === null || Number.isNaN(points) || points === 0) return undefined;
  const missing = missingPoints(points, active);
  if (missing > 0) return `Kurang ${formatCount(missing)} poin.`;
  return `Potongan ${formatRupiah(rupiah(points))}.`;
}
