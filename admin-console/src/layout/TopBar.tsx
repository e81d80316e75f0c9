import { Box, type Theme, Typography, useMediaQuery } from '@mui/material';
import {
  AppBar,
  LoadingIndicator,
  LocalesMenuButton,
  Logout,
  TitlePortal,
  ToggleThemeButton,
  UserMenu,
  useGetIdentity,
} from 'react-admin';
import { BrandMark } from './BrandMark.tsx';
import { SecurityEntry } from './SecurityEntry.tsx';
import { Shortcuts } from './Shortcuts.tsx';

/** The bar above every screen: menu button, the house, the screen's title, language and who is logged in. */
export function TopBar() {
  return (
    // Always on, like the sidebar beside it.
    <AppBar alwaysOn toolbar={<TopBarTools />} userMenu={<OwnMenu />}>
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
      <Shortcuts />
      {/* On a phone the language is its icon; its name stays for screen readers. */}
      <Box
        sx={{
          '& .MuiButton-root': { minWidth: 0, fontSize: { xs: 0, sm: 13 } },
          '& .MuiButton-endIcon': { display: { xs: 'none', sm: 'inherit' } },
        }}
      >
        <LocalesMenuButton />
      </Box>
      <ToggleThemeButton />
      <LoadingIndicator />
    </>
  );
}

/** Named like what stands on it: who is logged in, or on a phone a picture. */
function OwnMenu() {
  const { identity } = useGetIdentity();
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('sm'));
  return (
    <UserMenu label={(isWide && identity?.fullName) || 'ra.auth.user_menu'}>
      <SecurityEntry />
      <Logout />
    </UserMenu>
  );
}
