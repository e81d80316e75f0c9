import { type Theme, useMediaQuery } from '@mui/material';
import { useEffect } from 'react';
import { Layout, type LayoutProps, useStore } from 'react-admin';
import { useSavedViews } from '../loaded/useSavedViews.ts';
import { useThemeMemory } from '../theme/useThemeMemory.ts';
import { SideMenu } from './SideMenu.tsx';
import { TopBar } from './TopBar.tsx';
import { useFreshPermissions } from './useFreshPermissions.ts';
import { usePageNameOfHeading } from './usePageName.ts';

/** The frame of every screen behind the login. */
export function ConsoleLayout({ children }: LayoutProps) {
  useRoomForTables();
  useThemeMemory();
  useFreshPermissions();
  usePageNameOfHeading();
  useSavedViews();
  return (
    <Layout appBar={TopBar} menu={SideMenu} appBarAlwaysOn>
      {children}
    </Layout>
  );
}

/** On a small screen the sidebar starts hidden; after that it stays as somebody left it (S4.48). */
function useRoomForTables(): void {
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('lg'), { noSsr: true });
  const [isOpen, setOpen] = useStore<boolean | undefined>('sidebar.open');
  useEffect(() => {
    if (isOpen === undefined && isNarrow) setOpen(false);
  }, [isOpen, isNarrow, setOpen]);
}
