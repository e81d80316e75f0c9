import { useState } from 'react';
import { deleteZakat } from '../../contract/calls/zakat.ts';
import type { ZakatEntryReply } from '../../contract/entities/zakat.ts';
import type { Shop } from '../provider/shop.ts';
import { type Result, useAction } from '../provider/useAction.ts';
import { useOwner } from '../provider/useOwner.ts';
import { zakatKey } from './zakatQuery.ts';

export interface ZakatDeletion {
  /** The entry that is asked about: the dialog is open as long as there is one. */
  readonly asked: ZakatEntryReply | undefined;
  readonly ask: (entry: ZakatEntryReply) => void;
  readonly cancel: () => void;
  /** Deletes the entry that is asked about. The dialog closes whatever comes of it (S8.36); a refusal is told. */
  readonly confirm: () => Promise<Result<null> | undefined>;
  readonly isPending: boolean;
}

/**
 * Deletes an entry of the zakat tracker, once that was confirmed (S2.144).
 * @returns What is asked about (`asked`, undefined while the dialog is closed), and `ask`, `cancel` and `confirm`.
 * @errors LOGIN_REQUIRED; NOT_FOUND when it is gone already; GOLD_NOT_HELD (`date`, `missing`) when more would be sold
 * than is held without it.
 */
export function useDeleteZakat(): ZakatDeletion {
  const owner = useOwner();
  const [asked, setAsked] = useState<ZakatEntryReply>();
  const { run, isPending } = useAction(
    async (id: number, shop: Shop) => {
      try {
        return await shop.client.send(deleteZakat, { params: { id } });
      } finally {
        // Refused or not, this page may have been behind.
        void shop.queryClient.invalidateQueries({ queryKey: zakatKey(shop, owner) });
      }
    },
    { outcome: 'deleted' },
  );
  const confirm = async () => {
    if (!asked || isPending) return undefined;
    const result = await run(asked.id);
    setAsked(undefined);
    return result;
  };
  return { asked, ask: setAsked, cancel: () => setAsked(undefined), confirm, isPending };
}
