import { Chip } from '@mui/material';
import { useTranslate } from 'react-admin';

export type Tone = 'default' | 'success' | 'warning' | 'error';

interface StatusChipProps {
  /** The key of its words. */
  readonly label: string;
  readonly tone?: Tone;
}

/** Where a record stands: words first, the colour only says it again. */
export function StatusChip({ label, tone = 'default' }: StatusChipProps) {
  const translate = useTranslate();
  return <Chip size="small" variant="outlined" color={tone} label={translate(label)} />;
}
