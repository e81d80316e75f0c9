import { type Theme, useMediaQuery } from '@mui/material';
import { useEffect } from 'react';
import { Layout, type LayoutProps, useStore } from 'react-admin';
import { SideMenu } from './SideMenu.tsx';
import { TopBar } from './TopBar.tsx';

/** The frame of every screen behind the login. */
export function ConsoleLayout({ children }: LayoutProps) {
  useRoomForTables();
  return (
    <Layout appBar={TopBar} menu={SideMenu} appBarAlwaysOn>
      {children}
    </Layout>
  );
}

/** On a small screen the sidebar starts as icons; after that it stays as somebody left it (S4.48). */
function useRoomForTables(): void {
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('lg'), { noSsr: true });
  const [isOpen, setOpen] = useStore<boolean | undefined>('sidebar.open');
  useEffect(() => {
    if (isOpen === undefined && isNarrow) setOpen(false);
  }, [isOpen, isNarrow, setOpen]);
}
