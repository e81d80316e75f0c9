import { useState } from 'react';
import { Admin, Resource } from 'react-admin';
import { Route } from 'react-router';
import { createQueryClient } from './createQueryClient.ts';
import { ConsoleLayout } from './layout/ConsoleLayout.tsx';
import { Home } from './layout/Home.tsx';
import { NotFound } from './layout/NotFound.tsx';
import { LoginScreen } from './login/LoginScreen.tsx';
import type { Providers } from './providers/createProviders.ts';
import { theme } from './theme/theme.ts';
import { UserList } from './users/UserList.tsx';

/** The back office. Stands inside a router, which its owner chooses. */
export function Console({ providers }: { readonly providers: Providers }) {
  const [queryClient] = useState(createQueryClient);
  return (
    <Admin
      {...providers}
      queryClient={queryClient}
      title="Samudra Emas"
      theme={theme}
      layout={ConsoleLayout}
      loginPage={LoginScreen}
      dashboard={Home}
      catchAll={NotFound}
      requireAuth
      disableTelemetry
    >
      <Resource name="users" list={UserList}>
        {/* The list would answer every path under its own. */}
        <Route path=":rest/*" element={<NotFound />} />
      </Resource>
    </Admin>
  );
}
