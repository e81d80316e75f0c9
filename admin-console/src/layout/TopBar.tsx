import { Box, Typography } from '@mui/material';
import { AppBar, LoadingIndicator, LocalesMenuButton, TitlePortal } from 'react-admin';
import { BrandMark } from './BrandMark.tsx';

/** The bar above every screen: menu button, the house, the screen's title, language and who is logged in. */
export function TopBar() {
  return (
    <AppBar toolbar={<TopBarTools />}>
      <BrandMark />
      <Typography
        component="span"
        sx={{ fontWeight: 700, mx: 1.25, whiteSpace: 'nowrap', display: { xs: 'none', sm: 'inline' } }}
      >
        Samudra Emas
      </Typography>
      <TitlePortal sx={{ ml: { xs: 1, sm: 2 } }} />
    </AppBar>
  );
}

function TopBarTools() {
  return (
    <>
      {/* On a phone the language is its icon; its name stays for screen readers. */}
      <Box sx={{ '& .MuiButton-root': { minWidth: 0, fontSize: { xs: 0, sm: 13 } } }}>
        <LocalesMenuButton />
      </Box>
      <LoadingIndicator />
    </>
  );
}
