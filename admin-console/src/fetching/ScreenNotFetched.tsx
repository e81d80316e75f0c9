import CloudOffIcon from '@mui/icons-material/CloudOffOutlined';
import UpdateIcon from '@mui/icons-material/Update';
import { Button, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { CentredNote } from '../layout/CentredNote.tsx';
import type { NotFetchedProps } from './fetchCode.ts';
import { reloadOnce } from './reloadOnce.ts';
import { ScreenWaiting } from './ScreenWaiting.tsx';

/** A screen whose code did not come: an updated console is loaded anew by itself, once; offline it says so and waits. */
export function ScreenNotFetched({ why, onRetry }: NotFetchedProps) {
  const translate = useTranslate();
  const [isReloading, setReloading] = useState(why === 'gone');
  const retry = useRef(onRetry);
  retry.current = onRetry;
  useEffect(() => {
    // Whoever left a form unsaved to come here was asked before.
    if (why === 'gone') return setReloading(reloadOnce());
    const online = () => retry.current();
    window.addEventListener('online', online);
    return () => window.removeEventListener('online', online);
  }, [why]);
  if (isReloading) return <ScreenWaiting />;
  return (
    <CentredNote icon={why === 'gone' ? UpdateIcon : CloudOffIcon}>
      <Typography role="alert">{translate(`console.fetching.${why}`)}</Typography>
      <Button variant="contained" onClick={why === 'gone' ? () => window.location.reload() : onRetry}>
        {translate(`console.fetching.${why}Retry`)}
      </Button>
    </CentredNote>
  );
}
