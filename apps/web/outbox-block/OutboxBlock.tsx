// @cache later

import { useLayoutEffect, useMemo } from 'react';
import { Link } from 'wouter';
import { Photo } from '#kit/web/photo/Photo.tsx';
import { useOutbox, useStore, useSyncStatus } from '#kit/web/store/hooks.ts';
import type { OutboxItemView } from '#kit/web/store/store.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { ChatIcon, FieldIcon, OfflineIcon, OutboxIcon, type IconType } from '#kit/web/ui/icons.tsx';
import { LazyErrorBoundary } from '#kit/web/ui/LazyErrorBoundary.tsx';
import { List, ListItem } from '#kit/web/ui/List.tsx';
import { SendIcon, TaskIcon } from '#kit/web/ui/more-icons.tsx';
import { State } from '#kit/web/ui/State.tsx';
import { useWords } from '#kit/web/words.tsx';
import { ItemTitle } from '../outbox-details/outbox-parts.ts';
import { useDescribe } from '../screens/use-describe.ts';
import { useSyncVisibility } from '../shell/use-sync-visibility.ts';
import { en } from '../words.en.ts';
import { outboxEn } from '../words.outbox.en.ts';
import { outboxSw } from '../words.outbox.sw.ts';
import { sw } from '../words.sw.ts';
import styles from './OutboxBlock.module.css';

const SHOWN_ITEMS = 3;
/** Icon of an item without a photo, by the feature of its command. */
const icons: Readonly<Record<string, IconType>> = {
  fields: FieldIcon,
  crops: FieldIcon,
  tasks: TaskIcon,
  chat: ChatIcon,
  community: ChatIcon,
};

/** What needs the farmer first, then the oldest. */
const byNeed = (a: OutboxItemView, b: OutboxItemView): number =>
  Number(b.state === 'refused') - Number(a.state === 'refused') || a.n - b.n;

const Item = ({ item }: { readonly item: OutboxItemView }) => {
  const { block: words } = useWords({ en: outboxEn, sw: outboxSw });
  const describe = useDescribe();
  const [photo] = item.photos;
  const Thumbnail = useMemo(() => photo && (() => <Photo hash={photo} label="" small />), [photo]);
  const isRefused = item.state === 'refused';
  return (
    <ListItem
      to="/outbox"
      icon={Thumbnail || (icons[item.name.split('.')[0] ?? ''] ?? OutboxIcon)}
      tone={isRefused ? 'clay' : 'sky'}
      title={
        <LazyErrorBoundary errorFallback={describe.what(item)}>
          <ItemTitle item={item} what={describe.what} />
        </LazyErrorBoundary>
      }
      subtitle={item.refusal && describe.why(item.refusal)}
      trailing={<State tone={isRefused ? 'bad' : 'unknown'}>{isRefused ? words.change : words.waits}</State>}
    />
  );
};

const Block = ({ items }: { readonly items: readonly OutboxItemView[] }) => {
  const { outbox } = useWords({ en, sw });
  const { block: words } = useWords({ en: outboxEn, sw: outboxSw });
  const store = useStore();
  const status = useSyncStatus();
  const waiting = status.waiting + status.photosWaiting;
  useLayoutEffect(() => {
    document.documentElement.dataset['outbox'] = '';
    return () => {
      delete document.documentElement.dataset['outbox'];
    };
  }, []);
  const Icon = status.online ? OutboxIcon : OfflineIcon;
  return (
    <section className={styles.block} aria-labelledby="home-outbox">
      <span className="hem" aria-hidden="true" />
      <div className={styles.head}>
        <p className={styles.eyebrow}>
          <Icon size={20} />
          {status.state === 'signed_out' ? words.signedOut : status.online ? words.unsent : words.offline}
        </p>
        <h2 id="home-outbox" className={styles.saying}>
          {words.safe}
          <br />
          {words.count(waiting, status.refused)}
        </h2>
      </div>
      <div className={styles.items}>
        <List>
          {items.slice(0, SHOWN_ITEMS).map((item) => (
            <Item key={item.n} item={item} />
          ))}
        </List>
        {items.length > SHOWN_ITEMS && (
          <Link href="/outbox" className={styles.rest}>
            {words.rest(items.length - SHOWN_ITEMS)}
          </Link>
        )}
        {waiting > 0 && (
          <Button
            tone="quiet"
            wide
            icon={SendIcon}
            busy={status.state === 'sending'}
            onClick={() => store.sendNow()}
          >
            {outbox.sendNow}
          </Button>
        )}
      </div>
    </section>
  );
};

/** What has not reached the server: on home, in place of the ribbon. Nothing when all is sent. */
export const OutboxBlock = () => {
  const status = useSyncStatus();
  const items = useOutbox()
    .filter(({ state }) => state !== 'applied')
    .sort(byNeed);
  const hasContent = status.state !== 'unavailable' && items.length > 0;
  if (!useSyncVisibility(hasContent, status)) return null;
  return (
    <LazyErrorBoundary>
      <Block items={items} />
    </LazyErrorBoundary>
  );
};
