import { type ComponentType, useEffect, useState } from 'react';
import { CodeNotFetched, fetchCode, type NotFetchedProps, type WhyNot } from './fetchCode.ts';
import { ScreenNotFetched } from './ScreenNotFetched.tsx';
import { ScreenWaiting } from './ScreenWaiting.tsx';

interface Meanwhile<P> {
  readonly Waiting: ComponentType;
  /** Gets what the code itself would get. */
  readonly NotFetched: ComponentType<NotFetchedProps & P>;
}

interface Held<P> extends Meanwhile<P> {
  /** The code, once it has come: what is drawn later is drawn at once. */
  loaded?: ComponentType<P>;
  readonly load: () => Promise<ComponentType<P>>;
}

/**
 * A screen, or another part, whose code comes when it is first drawn. React.lazy remembers for ever that a fetch failed and
 * takes what is around it down; here the rest of the page stays, and the fetch can be tried again.
 */
export function lazyCode<P extends object = object>(
  load: () => Promise<ComponentType<P>>,
  meanwhile: Meanwhile<P> = { Waiting: ScreenWaiting, NotFetched: ScreenNotFetched },
): ComponentType<P> {
  const held: Held<P> = { ...meanwhile, load };
  return (props) => <LazyCode held={held} given={props} />;
}

function LazyCode<P extends object>({ held, given }: { readonly held: Held<P>; readonly given: P }) {
  const { Waiting, NotFetched } = held;
  const [Code, setCode] = useState(() => held.loaded);
  const [why, setWhy] = useState<WhyNot>();
  const isWanted = !Code && !why;
  useEffect(() => {
    if (!isWanted) return;
    let isShown = true;
    fetchCode(held.load).then(
      (Fetched) => {
        held.loaded = Fetched;
        if (isShown) setCode(() => Fetched);
      },
      (error) => isShown && setWhy(error instanceof CodeNotFetched ? error.why : 'offline'),
    );
    return () => {
      isShown = false;
    };
  }, [held, isWanted]);
  if (Code) return <Code {...given} />;
  return why ? <NotFetched {...given} why={why} onRetry={() => setWhy(undefined)} /> : <Waiting />;
}
