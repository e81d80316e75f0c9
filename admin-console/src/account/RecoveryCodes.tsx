import { Box, Button, Stack, Typography } from '@mui/material';
import { useNotify, useTranslate } from 'react-admin';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

/** The recovery codes, the one time they are shown. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const translate = useTranslate();
  const notify = useNotify();
  // A page over plain http has none: the codes are on the screen all the same.
  const hasClipboard = 'clipboard' in navigator;
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'));
    notify('console.security.factor.copied', { type: 'success' });
  };
  return (
    <Stack spacing={1.5} sx={{ mt: 1 }}>
      <Typography component="h3" sx={{ fontWeight: 650 }}>
        {translate('console.security.factor.codesTitle')}
      </Typography>
      <Typography>{translate('console.security.factor.codesWhy')}</Typography>
      <Box
        component="ul"
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
        {hasClipboard && <Button onClick={() => void copy()}>{translate('console.security.factor.copy')}</Button>}
      </Stack>
    </Stack>
  );
}
