import { Typography } from '@mui/material';
import { AppBar, TitlePortal } from 'react-admin';
import { BrandMark } from './BrandMark.tsx';

/** The bar above every screen: menu button, the house, the screen's title, language and who is logged in. */
export function TopBar() {
  return (
    <AppBar>
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
