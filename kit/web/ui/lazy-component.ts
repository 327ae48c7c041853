import { createElement, lazy, useState } from 'react';
import type { ComponentType, FunctionComponent } from 'react';

export type Part<P> = FunctionComponent<P> & { readonly fetch: () => Promise<unknown> };

/** A part with any props. */
export type AnyPart = Part<never>;

/**
 * A component in its own chunk. Fetched before its screen shows, it renders with the first paint, and nothing
 * below it moves.
 */
export const lazyComponent = <P extends object>(load: () => Promise<ComponentType<P>>): Part<P> => {
  let here: ComponentType<P> | null = null;
  const fetch = async (): Promise<ComponentType<P>> => (here ??= await load());
  const Later = lazy(async () => ({ default: await fetch() }));
  const It = (props: P) => {
    // Chosen once: another element type would remount and lose its state.
    const [Chosen] = useState<ComponentType<P>>(() => here ?? Later);
    return createElement(Chosen, props);
  };
  return Object.assign(It, { fetch });
};

/** A slow network must not hold back the screen itself. */
const LONGEST_MS = 1_000;

/** Waits briefly for chunks that a screen will show; a failed one shows its error in place. */
export const preloadAll = (parts: readonly Pick<AnyPart, 'fetch'>[]): Promise<unknown> =>
  Promise.race([
    Promise.allSettled(parts.map((it) => it.fetch())),
    new Promise((late) => {
      setTimeout(late, LONGEST_MS);
    }),
  ]);
