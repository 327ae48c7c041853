import { useEffect } from 'react';
import type { Overwritten } from '#kit/sync/overwritten.ts';
import { useRows, useStore } from '#kit/web/store/hooks.ts';
import type { OutboxItemView } from '#kit/web/store/store.ts';
import { web } from '../compose.ts';
import { kindOf } from './outbox-item.ts';

const kindsOf = (item: OutboxItemView): readonly (string | null)[] => [
  kindOf(item),
  ...(item.refusal?.unseen ?? []).map((row) => row.kind),
];

/** Loads the rows of large kinds that the outbox refers to; other kinds are in memory anyway. */
export const useLazyRows = (items: readonly OutboxItemView[]): void => {
  const store = useStore();
  const notices = useRows<Overwritten>('overwritten');
  const mentionedKinds = [
    ...items.filter((item) => item.state !== 'applied').flatMap(kindsOf),
    ...notices.map((row) => row.kind),
  ];
  const wanted = Object.keys(web.lazyKinds)
    .filter((kind) => mentionedKinds.includes(kind))
    .join();
  useEffect(() => {
    const stops = wanted
      .split(',')
      .filter(Boolean)
      .map((kind) => store.subscribeRows(kind, null));
    return () => {
      for (const stop of stops) stop();
    };
  }, [store, wanted]);
};
