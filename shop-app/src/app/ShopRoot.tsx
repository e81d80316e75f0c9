import type { QueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ShopProvider, type ShopProviderProps } from 'shop-core';
import { createToaster } from '../ui/createToaster.ts';
import { ToastRegion } from '../ui/ToastRegion.tsx';
import { useShopHref } from '../ui/useShopHref.ts';
import { createOneTimePassword, OneTimePasswordContext } from './OneTimePassword.ts';
import { paths } from './paths.ts';
import { SessionMark } from './SessionMark.tsx';
import { forgetWanted } from './wanted.ts';

export interface ShopRootProps {
  readonly queryClient: QueryClient;
  readonly api: ShopProviderProps['api'];
  readonly children: ReactNode;
}

const ended = {
  logout: 'Anda sudah keluar.',
  expired: 'Sesi Anda telah berakhir, silahkan login kembali.',
  elsewhere: 'Anda sudah keluar di tab lain.',
} as const;

/** The shop under the app: the only place that raises a toast, and that leaves a page whose login ended. */
export function ShopRoot({ queryClient, api, children }: ShopRootProps) {
  const [toaster] = useState(createToaster);
  const [oneTime] = useState(createOneTimePassword);
  const navigate = useNavigate();
  const href = useShopHref();
  // The provider reads its options once; a login ends much later, on another page.
  const leave = useRef(() => {});
  useEffect(() => {
    // S4.3: whoever is no longer known goes to the root.
    leave.current = () => void navigate(href(paths.home()));
  });
  return (
    <ShopProvider
      api={api}
      queryClient={queryClient}
      onNotice={({ tone, sentence }) => {
        // What went wrong before is over: nobody reads that the session has ended beside what was done after the login.
        if (tone === 'good') toaster.clear();
        toaster.show(sentence, { tone });
      }}
      onSessionEnd={(why) => {
        toaster.show(ended[why], { tone: why === 'logout' ? 'good' : 'info' });
        oneTime.forget();
        // Who leaves on purpose wants nothing more.
        if (why !== 'expired') forgetWanted();
        leave.current();
      }}
    >
      <SessionMark />
      <OneTimePasswordContext value={oneTime}>{children}</OneTimePasswordContext>
      <ToastRegion toaster={toaster} />
    </ShopProvider>
  );
}
