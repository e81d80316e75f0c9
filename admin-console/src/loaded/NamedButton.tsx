import type { MouseEventHandler, ReactNode } from 'react';
import { Button, useTranslate } from 'react-admin';

interface NamedButtonProps {
  /** The key of its words. On a phone only its picture is shown. */
  readonly label: string;
  readonly onClick: MouseEventHandler<HTMLButtonElement>;
  readonly disabled?: boolean;
  readonly children: ReactNode;
}

/** A button of a bar. React-admin's own loses its name on a phone while it is disabled. */
export function NamedButton({ label, children, ...button }: NamedButtonProps) {
  const translate = useTranslate();
  return (
    <Button label={label} aria-label={translate(label)} {...button}>
      {children}
    </Button>
  );
}
