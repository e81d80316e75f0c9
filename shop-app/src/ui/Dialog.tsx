import type { DialogModalProps } from './DialogModal.tsx';
import { ErrorState, type ErrorStateProps } from './ErrorState.tsx';
import { IconButton } from './IconButton.tsx';
import { useFetched } from './useFetched.ts';

export interface DialogProps extends DialogModalProps {
  isOpen: boolean;
}

const loadModal = async () => (await import('./DialogModal.tsx')).DialogModal;

/** A modal dialog (a sheet on phones). Its machinery is fetched the first time one opens. */
export function Dialog({ isOpen, ...modal }: DialogProps) {
  // One with another title that follows in its place is another dialog: it begins at its top and takes the focus.
  return isOpen ? <FetchedModal key={modal.title} {...modal} /> : null;
}

function FetchedModal(props: DialogModalProps) {
  const { Component, failure, retry } = useFetched(loadModal);
  if (Component) return <Component {...props} />;
  return failure ? <FailedModal {...props} failure={{ ...failure, onRetry: retry }} /> : null;
}

/** What can be said without the machinery: why it is not there, and the two ways on. */
function FailedModal({ title, onClose, failure }: DialogModalProps & { failure: ErrorStateProps }) {
  return (
    <div className="dialog-backdrop">
      <div className="dialog">
        <div className="dialog__box" role="alertdialog" aria-label={title}>
          <div className="dialog__head">
            <h2 className="dialog__title">{title}</h2>
            <IconButton icon="close" label="Tutup" onPress={onClose} />
          </div>
          <div className="dialog__body">
            <ErrorState {...failure} />
          </div>
        </div>
      </div>
    </div>
  );
}
