import { Box, Typography } from '@mui/material';
import { AppBar, LoadingIndicator, LocalesMenuButton, TitlePortal, UserMenu, useGetIdentity } from 'react-admin';
import { BrandMark } from './BrandMark.tsx';

/** The bar above every screen: menu button, the house, the screen's title, language and who is logged in. */
export function TopBar() {
  return (
    <AppBar toolbar={<TopBarTools />} userMenu={<OwnMenu />}>
      <BrandMark />
      <Typography
        component="span"
        sx={{ fontWeight: 700, mx: 1.25, whiteSpace: 'nowrap', display: { xs: 'none', sm: 'inline' } }}
      >
        Samudra Emas
      </Typography>
      <TitlePortal component="h1" sx={{ ml: { xs: 1, sm: 2 } }} />
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

/** Named like what stands on it: who is logged in. */
function OwnMenu() {
  const { identity } = useGetIdentity();
  return <UserMenu label={identity?.fullName ?? 'ra.auth.user_menu'} />;
}
