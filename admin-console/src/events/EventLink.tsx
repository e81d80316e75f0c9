import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { CalendarEvent } from '../records/rows.ts';
import { useFormats } from '../records/useFormats.ts';
import { useKindColour } from './KindMark.tsx';

/** An event in a day of the calendar. */
export function EventLink({ event, isWide = false }: { readonly event: CalendarEvent; readonly isWide?: boolean }) {
  const translate = useTranslate();
  const { clock } = useFormats();
  const colourOf = useKindColour();
  const { id, kind, title, beginsAt, isAllDay } = event;
  const kindName = translate(`console.eventKind.${kind}`);
  const said = `${isAllDay ? '' : `${clock(beginsAt)} `}${title}`;
  return (
    <Box
      component={Link}
      to={`/events/${id}/show`}
      aria-label={`${kindName}: ${said}`}
      title={`${kindName}: ${said}`}
      sx={{
        ...{ display: 'block', mt: 0.25, pl: 0.75, borderLeft: 4, borderColor: colourOf(kind), color: 'text.primary' },
        ...{
          fontSize: isWide ? 14 : 12,
          lineHeight: 1.6,
          textDecoration: 'none',
          '&:hover': { bgcolor: 'action.hover' },
        },
        ...(isWide
          ? { py: 0.5, overflowWrap: 'anywhere' }
          : { overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' }),
      }}
    >
      {said}
    </Box>
  );
}
