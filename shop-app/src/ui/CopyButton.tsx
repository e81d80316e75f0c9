import { useEffect, useState } from 'react';
import { Button } from './Button.tsx';
import { CopyByHand } from './CopyByHand.tsx';
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
  const [refused, setRefused] = useState<{ value: string; times: number }>();
  useEffect(() => {
    if (copied === undefined) return;
    const timer = setTimeout(() => setCopied(undefined), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [copied]);
  const isCopied = copied === value;
  const copy = async () => {
    const isDone = await copyText(value);
    setCopied(isDone ? value : undefined);
    setRefused((before) => (isDone ? undefined : { value, times: (before?.times ?? 0) + 1 }));
  };
  return (
    <span className="copy-button no-print">
      <Button
        variant="secondary"
        size="small"
        icon={isCopied ? 'check' : 'copy'}
        aria-label={`${isCopied ? copiedLabel : label} ${what}`}
        onPress={() => void copy()}
      >
        {isCopied ? copiedLabel : label}
      </Button>
      <span role="status">{isCopied && <VisuallyHidden>{`${what} ${copiedLabel.toLowerCase()}`}</VisuallyHidden>}</span>
      {refused?.value === value && <CopyByHand key={refused.times} value={value} what={what} />}
    </span>
  );
}
