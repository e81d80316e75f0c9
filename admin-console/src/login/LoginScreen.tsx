import { Box, Paper, Stack, Typography } from '@mui/material';
import { LocalesMenuButton, useTranslate } from 'react-admin';
import { BrandMark } from '../layout/BrandMark.tsx';
import { usePageName } from '../layout/usePageName.ts';
import { palette } from '../theme/palette.ts';
import { LoginForm } from './LoginForm.tsx';

export function LoginScreen() {
  const translate = useTranslate();
  usePageName(translate('console.login.title'));
  return (
    <Box component="main" sx={{ minHeight: '100vh', bgcolor: palette.ink, display: 'flex', flexDirection: 'column' }}>
      <Box sx={{ alignSelf: 'flex-end', p: 1.5, color: palette.onInk }}>
        <LocalesMenuButton />
      </Box>
      <Stack spacing={3} sx={{ m: 'auto', width: 'min(400px, 100%)', px: 2, pb: 10 }}>
        <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', color: '#FFFFFF' }}>
          <BrandMark size={44} />
          <div>
            <Typography sx={{ fontWeight: 700, fontSize: '1.25rem', lineHeight: 1.2 }}>Samudra Emas</Typography>
            <Typography sx={{ color: palette.onInk }}>{translate('console.backOffice')}</Typography>
          </div>
        </Stack>
        <Paper elevation={0} sx={{ p: 3 }}>
          <Typography component="h1" variant="h6" sx={{ mb: 1.5 }}>
            {translate('console.login.title')}
          </Typography>
          <LoginForm />
        </Paper>
      </Stack>
    </Box>
  );
}
