import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { LeftOut } from '../contract/index.ts';

/** What a sum does not count, and why: how many, and which they are. */
export function LeftOutNote({ leftOut }: { readonly leftOut: LeftOut }) {
  const translate = useTranslate();
  return leftOut.map(({ why, count, names }) => {
    // Where it is not told which they are, not how many more either.
    const more = names.length === 0 ? 0 : count - names.length;
    const others = more > 0 ? [translate('console.leftOut.more', { smart_count: more })] : [];
    const named = [...names, ...others].join(', ');
    const said = translate(`console.leftOut.${why}`, { smart_count: count });
    return (
      <Typography key={why} variant="body2" color="text.secondary">
        {named ? `${said}: ${named}` : `${said}.`}
      </Typography>
    );
  });
}
