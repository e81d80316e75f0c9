import { Skeleton } from '@mui/material';
import { useTranslate } from 'react-admin';

/** In place of what is on its way. */
export function Waiting({ height = 96 }: { readonly height?: number }) {
  const translate = useTranslate();
  return <Skeleton role="img" variant="rounded" height={height} aria-label={translate('ra.page.loading')} />;
}
