import { useMutation } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import type { ShopError } from '../../client/shopError.ts';
import { shopErrorOf } from '../../client/shopErrorOf.ts';
import type { Outcome } from '../../messages/outcomes.ts';
import type { ProblemCode } from '../../rules/problem.ts';
import { rereadPersonal } from './rereadPersonal.ts';
import { useShop } from './ShopProvider.tsx';
import type { Shop } from './shop.ts';
import { shopKey } from './shopKey.ts';
import { tellError } from './tellError.ts';
import { tellOutcome } from './tellOutcome.ts';
import { useWhileTrue } from './useWhileTrue.ts';
import type { Words } from './words.ts';

/** What became of an action. Expected failures are values, not exceptions. */
export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: ShopError };

export interface Action<Input, T> {
  /**
   * Does it, and answers what became of it. Never rejects. Pressed again with the same input while it is under way, it is
   * the same press: one thing is done, and both are answered what became of it.
   */
  readonly run: (input: Input) => Promise<Result<T>>;
  readonly isPending: boolean;
  /**
   * Of the last run, until the next or until it is not true any more: LOGIN_REQUIRED goes with the login, STATUS_UNKNOWN when
   * what tells has been read again.
   */
  readonly error: ShopError | null;
  readonly reset: () => void;
}

export interface ActionOptions {
  /** What to say when it went through; nothing is said without. */
  readonly outcome?: Outcome;
  /** Problems that the screen shows by itself: no notice is raised for them. */
  readonly quiet?: readonly ProblemCode[];
  /** What it changes, by the second word of the key of its query: once that is read again, it is known what became of it. */
  readonly shownIn?: string;
  /** What it is about besides its input: a press about something else is another press. */
  readonly about?: unknown;
}

/** What `useAction` does, in the words of a part of the shop. */
export function useToldAction<Input, T>(
  perform: (input: Input, shop: Shop) => Promise<T>,
  { outcome, quiet = [], shownIn, about }: ActionOptions,
  words: Words,
): Action<Input, T> {
  const shop = useShop();
  const mutation = useMutation<T, ShopError, Input>(
    {
      mutationKey: shopKey(shop),
      mutationFn: async (input) => {
        try {
          return await perform(input, shop);
        } catch (cause) {
          throw shopErrorOf(cause);
        }
      },
      // Never by itself: an offline write is told as such instead of waiting unseen.
      networkMode: 'always',
      retry: false,
      throwOnError: false,
      onSuccess: () => {
        if (outcome) tellOutcome(shop, outcome, words);
      },
      onError: (error) => {
        // What got no answer may have been done.
        if (error.problem.code === 'STATUS_UNKNOWN') rereadPersonal(shop);
        if (!quiet.includes(error.problem.code)) {
          tellError(shop, error, words);
        }
      },
    },
    shop.queryClient,
  );
  const { mutateAsync, reset } = mutation;
  useWhileTrue(mutation.error, reset, shownIn);
  const subject = JSON.stringify(about);
  const underWay = useRef(new Map<unknown, Promise<Result<T>>>());
  const run = useCallback(
    (input: Input): Promise<Result<T>> => {
      // A file has no words to tell it by.
      const intent = input instanceof Blob ? input : `${subject} ${JSON.stringify(input)}`;
      const running = underWay.current.get(intent);
      if (running) return running;
      const begun = mutateAsync(input)
        .then((value): Result<T> => ({ ok: true, value }))
        .catch((error: ShopError): Result<T> => ({ ok: false, error }))
        .finally(() => underWay.current.delete(intent));
      underWay.current.set(intent, begun);
      return begun;
    },
    [mutateAsync, subject],
  );
  return { run, isPending: mutation.isPending, error: mutation.error, reset };
}
