import { type Theme, Typography, useMediaQuery } from '@mui/material';
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
import { useIsPhone } from '../records/useIsPhone.ts';
import { BrandMark } from './BrandMark.tsx';
import { LanguageEntry } from './LanguageEntry.tsx';
import { SecurityEntry } from './SecurityEntry.tsx';
import { Shortcuts } from './Shortcuts.tsx';
import { ThemeEntry } from './ThemeEntry.tsx';

/** The bar above every screen: menu button, the house, the screen's title, language and who is logged in. */
export function TopBar() {
  const isPhone = useIsPhone();
  return (
    // Always on, like the sidebar beside it.
    <AppBar alwaysOn toolbar={<TopBarTools />} userMenu={<OwnMenu />}>
      {!isPhone && (
        <>
          <BrandMark />
          <Typography component="span" sx={{ fontWeight: 700, mx: 1.25, whiteSpace: 'nowrap' }}>
            Samudra Emas
          </Typography>
        </>
      )}
      <TitlePortal component="h1" sx={isPhone ? twoLines : oneLine} />
    </AppBar>
  );
}

// A box within could not be cut with an ellipsis.
const cut = { '& > span': { display: 'inline' } };
const oneLine = { ...cut, ml: 2 };

/** A phone is narrow and a title may be long. */
const twoLines = {
  ...cut,
  ...{ ml: 1, fontSize: '0.95rem', lineHeight: 1.25, whiteSpace: 'normal', overflowWrap: 'anywhere' },
  ...{ display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2 },
};

function TopBarTools() {
  const isPhone = useIsPhone();
  return (
    <>
      <Shortcuts />
      {!isPhone && (
        <>
          <LocalesMenuButton />
          <ToggleThemeButton />
        </>
      )}
      <LoadingIndicator />
    </>
  );
}

/** Named like what stands on it: who is logged in, or on a phone a picture. */
function OwnMenu() {
  const { identity } = useGetIdentity();
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('sm'));
  const isPhone = useIsPhone();
  return (
    <UserMenu label={(isWide && identity?.fullName) || 'ra.auth.user_menu'}>
      <SecurityEntry />
      {isPhone && <LanguageEntry />}
      {isPhone && <ThemeEntry />}
      <Logout />
    </UserMenu>
  );
}
