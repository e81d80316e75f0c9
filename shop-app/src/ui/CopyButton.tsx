import { useEffect, useState } from 'react';
import { Button } from './Button.tsx';
import { copyText } from './copyText.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface CopyButtonProps {
  value: string;
  /** Spoken: 'nomor rekening'. */
  what: string;
  label?: string | undefined;
  copiedLabel?: string | undefined;
}

const SHOWN_FOR = 2000;

export function CopyButton({ value, what, label = 'Salin', copiedLabel = 'Tersalin' }: CopyButtonProps) {
  const [copied, setCopied] = useState<string>();
  useEffect(() => {
    if (copied === undefined) return;
    const timer = setTimeout(() => setCopied(undefined), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [copied]);
  const isCopied = copied === value;
  return (
    <span className="copy-button no-print">
      <Button
        variant="secondary"
        size="small"
        icon={isCopied ? 'check' : 'copy'}
        aria-label={`${isCopied ? copiedLabel : label} ${what}`}
        onPress={() => void copyText(value).then((isDone) => isDone && setCopied(value))}
      >
        {isCopied ? copiedLabel : label}
      </Button>
      <span role="status">{isCopied && <VisuallyHidden>{`${what} ${copiedLabel.toLowerCase()}`}</VisuallyHidden>}</span>
    </span>
  );
}
