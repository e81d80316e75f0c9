import { useMutation } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { ShopError } from '../../client/shopError.ts';
import { shopErrorOf } from '../../client/shopErrorOf.ts';
import type { Outcome } from '../../messages/outcomes.ts';
import type { ProblemCode } from '../../rules/problem.ts';
import { useShop } from './ShopProvider.tsx';
import type { Shop } from './shop.ts';
import { tellError } from './tellError.ts';
import { tellOutcome } from './tellOutcome.ts';
import type { Words } from './words.ts';

/** What became of an action. Expected failures are values, not exceptions. */
export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: ShopError };

export interface Action<Input, T> {
  /** Does it, and answers what became of it. Never rejects. */
  readonly run: (input: Input) => Promise<Result<T>>;
  readonly isPending: boolean;
  /** Of the last run, until the next. */
  readonly error: ShopError | null;
  readonly reset: () => void;
}

export interface ActionOptions {
  /** What to say when it went through; nothing is said without. */
  readonly outcome?: Outcome;
  /** Problems that the screen shows by itself: no notice is raised for them. */
  readonly quiet?: readonly ProblemCode[];
}

/** What `useAction` does, in the words of a part of the shop. */
export function useToldAction<Input, T>(
  perform: (input: Input, shop: Shop) => Promise<T>,
  { outcome, quiet = [] }: ActionOptions,
  words: Words,
): Action<Input, T> {
  const shop = useShop();
  const mutation = useMutation<T, ShopError, Input>({
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
    onSuccess: () => {
      if (outcome) tellOutcome(shop, outcome, words);
    },
    onError: (error) => {
      if (!quiet.includes(error.problem.code)) {
        tellError(shop, error, words);
      }
    },
  });
  const { mutateAsync, reset } = mutation;
  const run = useCallback(
    async (input: Input): Promise<Result<T>> => {
      try {
        return { ok: true, value: await mutateAsync(input) };
      } catch (error) {
        return { ok: false, error: error as ShopError };
      }
    },
    [mutateAsync],
  );
  return { run, isPending: mutation.isPending, error: mutation.error, reset };
}
