import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import { DataProviderContext, useLogoutIfAccessDenied } from 'react-admin';
import type { AskOf, Call, ReplyOf } from 'shop-core/wire';
import { type Loaded, loadedFrom } from './loaded.ts';

interface AnswerOptions {
  /** Under which it is kept; whatever refreshes a list by the start of its key refreshes what stands under it too. */
  readonly key: readonly unknown[];
  /** Shows the answer before until the new one is there. */
  readonly keepsLast?: boolean;
}

/** Asks a reading call of the contract that is none of react-admin's own verbs. */
export function useAnswer<C extends Call>(call: C, ask: AskOf<C>, options: AnswerOptions): Loaded<ReplyOf<C>> {
  const provider = useContext(DataProviderContext);
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  return loadedFrom(
    useQuery({
      queryKey: [...options.key],
      queryFn: async (): Promise<ReplyOf<C>> => {
        try {
          return await provider?.send('own', call, ask);
        } catch (error) {
          await logoutIfAccessDenied(error);
          throw error;
        }
      },
      ...(options.keepsLast && { placeholderData: keepPreviousData }),
    }),
  );
}
