import { Button, type SxProps } from '@mui/material';
import { useState } from 'react';
import { Confirm, useTranslate } from 'react-admin';

interface ConfirmedButtonProps {
  readonly label: string;
  /** What a screen reader says, where the label alone does not tell which. */
  readonly name?: string;
  readonly title: string;
  readonly content: string;
  readonly onConfirm: () => Promise<void>;
  readonly sx?: SxProps;
}

/** A button that asks before it does what it says. */
export function ConfirmedButton({ label, name, title, content, onConfirm, sx }: ConfirmedButtonProps) {
  const translate = useTranslate();
  const [isAsking, setAsking] = useState(false);
  const [isPending, setPending] = useState(false);
  const confirm = async () => {
    setPending(true);
    await onConfirm();
    setPending(false);
    setAsking(false);
  };
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        aria-label={name}
        onClick={() => setAsking(true)}
        sx={{ flexShrink: 0, ...sx }}
      >
        {label}
      </Button>
      <Confirm
        isOpen={isAsking}
        loading={isPending}
        title={title}
        content={content}
        confirm={translate('ra.action.confirm')}
        confirmColor="warning"
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
