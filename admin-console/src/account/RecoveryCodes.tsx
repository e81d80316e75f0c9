import { Box, Button, Stack, Typography } from '@mui/material';
import { useRef } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { copyShown } from './copyShown.ts';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

/** The recovery codes, the one time they are shown. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const list = useRef<HTMLUListElement>(null);
  const copy = async () => {
    if (!list.current) return;
    const isCopied = (await copyShown(list.current, codes.join('\n'))) === 'copied';
    if (isCopied) notify('console.security.factor.copied', { type: 'success' });
    else notify('console.security.factor.selected', { type: 'warning' });
  };
  return (
    <Stack spacing={1.5} sx={{ mt: 1 }}>
      <Typography component="h3" sx={{ fontWeight: 650 }}>
        {translate('console.security.factor.codesTitle')}
      </Typography>
      <Typography>{translate('console.security.factor.codesWhy')}</Typography>
      <Box
        component="ul"
        ref={list}
        sx={{
          ...{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 0.75, m: 0, p: 2 },
          ...{ listStyle: 'none', fontFamily: 'monospace', fontSize: '1rem', border: 1, borderColor: 'divider' },
          borderRadius: 1,
        }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Stack direction="row" spacing={1}>
        <Button variant="contained" onClick={onKept}>
          {translate('console.security.factor.kept')}
        </Button>
        <Button onClick={() => void copy()}>{translate('console.security.factor.copy')}</Button>
      </Stack>
    </Stack>
  );
}
