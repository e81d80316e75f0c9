import type { QueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { ShopProvider, type ShopProviderProps } from 'shop-core';
import { createToaster } from '../ui/createToaster.ts';
import { ToastRegion } from '../ui/ToastRegion.tsx';
import { paths } from './paths.ts';

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
  const navigate = useNavigate();
  return (
    <ShopProvider
      api={api}
      queryClient={queryClient}
      onNotice={({ tone, sentence }) => toaster.show(sentence, { tone })}
      onSessionEnd={(why) => {
        toaster.show(ended[why], { tone: why === 'logout' ? 'good' : 'info' });
        // S4.3: whoever is no longer known goes to the root.
        void navigate(paths.home());
      }}
    >
      {children}
      <ToastRegion toaster={toaster} />
    </ShopProvider>
  );
}
