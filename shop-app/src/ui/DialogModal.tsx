import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from './IconButton.tsx';
import { speakIndonesian } from './speakIndonesian.ts';

speakIndonesian();

export interface DialogModalProps {
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** The buttons at the foot, the primary one last. */
  actions?: ReactNode;
  role?: 'dialog' | 'alertdialog' | undefined;
  size?: 'regular' | 'wide' | undefined;
  /** false keeps it open on Escape and on a press outside; the close button goes too. */
  isDismissable?: boolean | undefined;
  closeLabel?: string | undefined;
}

export function DialogModal(props: DialogModalProps) {
  const { onClose, title, children, actions, role = 'dialog', size = 'regular', isDismissable = true } = props;
  return (
    <ModalOverlay
      className="dialog-backdrop"
      isOpen
      isDismissable={isDismissable && role === 'dialog'}
      isKeyboardDismissDisabled={!isDismissable}
      onOpenChange={(isOpen) => isOpen || onClose()}
    >
      <Modal className={`dialog dialog-${size}`}>
        <AriaDialog className="dialog__box" role={role}>
          <div className="dialog__head">
            <Heading slot="title" level={2} className="dialog__title">
              {title}
            </Heading>
            {isDismissable && <IconButton icon="close" label={props.closeLabel ?? 'Tutup'} onPress={onClose} />}
          </div>
          <div className="dialog__body">{children}</div>
          {actions && <div className="dialog__actions">{actions}</div>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
