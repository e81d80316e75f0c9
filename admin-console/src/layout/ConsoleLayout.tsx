import { Layout, type LayoutProps } from 'react-admin';
import { SideMenu } from './SideMenu.tsx';
import { TopBar } from './TopBar.tsx';

export function ConsoleLayout({ children }: LayoutProps) {
  return (
    <Layout appBar={TopBar} menu={SideMenu} appBarAlwaysOn>
      {children}
    </Layout>
  );
}
