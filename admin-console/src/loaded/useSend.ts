import { useCallback, useContext } from 'react';
import { DataProviderContext, useLogoutIfAccessDenied } from 'react-admin';
import type { AskOf, Call, ReplyOf } from 'shop-core/wire';

/** Makes a writing call of the contract that is none of react-admin's own verbs. A login that has ended leads to the login. */
export function useSend() {
  const dataProvider = useContext(DataProviderContext);
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  return useCallback(
    async <C extends Call>(call: C, ask: AskOf<C>): Promise<ReplyOf<C>> => {
      // What is read goes through useAnswer, which says when it could not be had.
      if (call.method === 'GET') throw new Error(`GET ${call.path} is to be asked by useAnswer`);
      try {
        return await dataProvider?.send('own', call, ask);
      } catch (error) {
        await logoutIfAccessDenied(error);
        throw error;
      }
    },
    [dataProvider, logoutIfAccessDenied],
  );
}
