import { Box, useTheme } from '@mui/material';
import { useTranslate } from 'react-admin';
import { chartColours } from '../charts/chartColours.ts';
import { eventKind } from '../contract/index.ts';
import type { CalendarEvent } from '../records/rows.ts';

type Kind = CalendarEvent['kind'];

/** The colour of a kind of event. Its words always stand somewhere near. */
export function useKindColour(): (kind: Kind) => string | undefined {
  const colours = chartColours(useTheme().palette.mode);
  return (kind) => colours[eventKind.options.indexOf(kind)];
}

/** A kind of event: its colour and its name. */
export function KindMark({ kind }: { readonly kind: Kind }) {
  const translate = useTranslate();
  const colourOf = useKindColour();
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, whiteSpace: 'nowrap' }}>
      <Box component="span" sx={{ width: 12, height: 12, borderRadius: '50%', bgcolor: colourOf(kind) }} />
      {translate(`console.eventKind.${kind}`)}
    </Box>
  );
}
