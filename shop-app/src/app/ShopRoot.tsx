import type { QueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { type Notice, ShopProvider, type ShopProviderProps } from 'shop-core';
import { useLoginPath } from '../layout/useLoginPath.ts';
import { createToaster, type ToastAction } from '../ui/createToaster.ts';
import { ToasterContext } from '../ui/ToasterContext.ts';
import { ToastRegion } from '../ui/ToastRegion.tsx';
import { useShopHref } from '../ui/useShopHref.ts';
import { ClearToasts } from './ClearToasts.tsx';
import { createOneTimePassword, OneTimePasswordContext } from './OneTimePassword.ts';
import { accountTab, paths } from './paths.ts';
import { SessionMark } from './SessionMark.tsx';
import { forgetWanted } from './wanted.ts';

export interface ShopRootProps {
  readonly queryClient: QueryClient;
  readonly api: ShopProviderProps['api'];
  readonly children: ReactNode;
}

const ended = {
  logout: 'Anda sudah keluar.',
  expired: 'Sesi Anda telah berakhir, silakan masuk kembali.',
  elsewhere: 'Anda sudah keluar di tab lain.',
} as const;

/** The shop under the app: where its notices become toasts, and a page whose login ended is left. */
export function ShopRoot({ queryClient, api, children }: ShopRootProps) {
  const [toaster] = useState(createToaster);
  const [oneTime] = useState(createOneTimePassword);
  const navigate = useNavigate();
  const href = useShopHref();
  const loginPath = useLoginPath();
  return (
    <ShopProvider
      api={api}
      queryClient={queryClient}
      onNotice={(notice) => toaster.show(notice.sentence, { tone: notice.tone, action: wayOn(notice, loginPath) })}
      onSessionEnd={(why) => {
        toaster.show(ended[why], { tone: why === 'logout' ? 'good' : 'info' });
        oneTime.forget();
        // Who leaves on purpose wants nothing more.
        if (why !== 'expired') forgetWanted();
        // S4.3: whoever is no longer known goes to the root.
        void navigate(href(paths.home()));
      }}
    >
      <SessionMark />
      <ToasterContext value={toaster}>
        <ClearToasts />
        <OneTimePasswordContext value={oneTime}>{children}</OneTimePasswordContext>
      </ToasterContext>
      <ToastRegion toaster={toaster} />
    </ShopProvider>
  );
}

/** What may be done about a notice. */
function wayOn(notice: Notice, loginPath: string): ToastAction | undefined {
  const code = notice.tone === 'bad' ? notice.error.problem.code : undefined;
  if (code === 'LOGIN_REQUIRED') return { label: 'Masuk', to: loginPath };
  if (code === 'PASSWORD_CHANGE_REQUIRED') return { label: 'Ganti password', to: paths.account(accountTab.password) };
  return undefined;
}
