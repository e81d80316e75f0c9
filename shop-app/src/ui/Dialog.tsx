import { lazy, Suspense } from 'react';
import type { DialogModalProps } from './DialogModal.tsx';

export interface DialogProps extends DialogModalProps {
  isOpen: boolean;
}

const DialogModal = lazy(async () => ({ default: (await import('./DialogModal.tsx')).DialogModal }));

/** A modal dialog (a sheet on phones). Its machinery is fetched the first time one opens. */
export function Dialog({ isOpen, ...modal }: DialogProps) {
  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <DialogModal {...modal} />
    </Suspense>
  );
}
