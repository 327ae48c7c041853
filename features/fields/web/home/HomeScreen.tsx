import { lazy, type ReactNode, Suspense, useState } from 'react';
import { fromPolygonText } from '#kit/pure/geometry.ts';
import { useFormat } from '#kit/web/format.ts';
import { useExclusiveAction } from '#kit/web/hooks/use-exclusive-action.ts';
import { readPreference } from '#kit/web/preference.ts';
import { useStore } from '#kit/web/store/hooks.ts';
import { IconButton, LinkButton } from '#kit/web/ui/Button.tsx';
import { RefreshIcon } from '#kit/web/ui/icons.tsx';
import { SpaceBetween } from '#kit/web/ui/layout.tsx';
import { LazyErrorBoundary } from '#kit/web/ui/LazyErrorBoundary.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { Skeleton } from '#kit/web/ui/Skeleton.tsx';
import { SyncAge } from '#kit/web/ui/SyncAge.tsx';
import { isDefaultSize } from '../../domain/default-size.ts';
import { FieldGrid } from '../list/FieldGrid.tsx';
import { FieldListStatus } from '../list/FieldListStatus.tsx';
import { type FieldList, useFieldList } from '../list/use-field-list.ts';
import { coordinatesText } from '../place-text.ts';
import { useFieldWords } from '../words.ts';
import { HomeScene } from './HomeScene.tsx';
import { QuickActions } from './QuickActions.tsx';
import { UNKNOWN_SIZE } from './unknown-size.ts';
import { useDeferredPlaceName } from './use-deferred-place-name.ts';
import styles from './HomeScreen.module.css';

const FirstField = lazy(async () => ({ default: (await import('./FirstField.tsx')).FirstField }));

const FirstDay = lazy(async () => ({ default: (await import('./FirstDay.tsx')).FirstDay }));

const partOfDay = (hour: number): 'morning' | 'afternoon' | 'evening' =>
  hour < 12 ? 'morning' : hour < 17 ? 'afternoon' : 'evening';

/** The place name of the newest field with a confirmed place; its coordinates when it has no name. */
const usePlaceText = (fields: FieldList['fields']): string => {
  const { home: words } = useFieldWords();
  const placed = fields.find((f) => !f.location_unconfirmed || f.location_description);
  const name = useDeferredPlaceName(placed && !placed.location_description ? placed.location : null);
  if (!placed) return words.noPlace;
  return placed.location_description ?? name ?? coordinatesText(placed.location);
};

interface Props {
  readonly weather?: ReactNode;
  readonly urgent?: ReactNode;
  readonly today?: ReactNode;
  readonly below?: ReactNode;
}

/** Sends what is waiting and fetches what is new. */
const Refresh = () => {
  const { home: words } = useFieldWords();
  const store = useStore();
  const refresh = useExclusiveAction(async () => {
    store.sendNow();
    await store.whenIdle();
  });
  return (
    <IconButton
      label={words.refresh}
      icon={RefreshIcon}
      disabled={refresh.busy}
      onClick={() => refresh.run()}
    />
  );
};

/** The sky over the field in front, with the greeting, the weather and the state of the sync. */
const Scene = ({
  head,
  fields,
  state,
  weather,
}: Pick<Props, 'weather'> & FieldList & { readonly head: ReactNode }) => {
  const { home: words, unnamed } = useFieldWords();
  const format = useFormat();
  const place = usePlaceText(fields);
  const hasFields = fields.length > 0;
  // A measured field before one whose boundary is only estimated.
  const front = fields.find((field) => field.boundary_source !== 'approximate') ?? fields[0];
  return (
    <HomeScene
      ring={(front && fromPolygonText(front.boundary))?.map((p) => [p.lng, p.lat] as const) ?? []}
      estimated={front?.boundary_source === 'approximate'}
      fieldName={front && (front.name ?? unnamed)}
      isFirstDay={state === 'ready' && !hasFields}
    >
      {head}
      {hasFields && weather}
      <p className={styles.facts}>
        {hasFields ? `${place} · ` : ''}
        {format.day(new Date())}
      </p>
      {hasFields && (
        <p className={styles.facts}>
          {words.synced(fields.filter((f) => !f.pending).length)}
          <SyncAge prefix=" · " isLiveHidden />
        </p>
      )}
    </HomeScene>
  );
};

const MyFields = ({ fields }: Pick<FieldList, 'fields'>) => {
  const { home: words } = useFieldWords();
  return (
    <section aria-labelledby="my-fields" className={styles.fields}>
      <SpaceBetween>
        <h2 id="my-fields">{words.myFields}</h2>
        <LinkButton to="/fields" tone="plain">
          {words.all}
        </LinkButton>
      </SpaceBetween>
      <FieldGrid isBrief fields={fields.slice(0, 4)} after={<QuickActions />} />
    </section>
  );
};

/**
 * The farm overview: its fields, when they were last synced, and next steps. Other features add `weather` to
 * the scene, `urgent` for urgent matters, the saying of `today`, and `below` at the bottom.
 */
export const HomeScreen = ({ weather, urgent, today, below }: Props) => {
  const { home: words } = useFieldWords();
  const { fields, state } = useFieldList();
  const hasFields = fields.length > 0;
  const [unknown, setUnknown] = useState(() => readPreference(UNKNOWN_SIZE));
  const [first] = fields;
  const isAsking =
    fields.length === 1 &&
    first &&
    (first.location_unconfirmed || (isDefaultSize(first) && first.id !== unknown));
  return (
    <Screen
      title={words[partOfDay(new Date().getHours())]}
      wide
      beside={<Refresh />}
      renderScene={(head) => <Scene head={head} fields={fields} state={state} weather={weather} />}
    >
      <div className={styles.content}>
        <div className={styles.first}>
          {urgent}
          {state !== 'ready' && <FieldListStatus state={state} />}
          {state === 'ready' && !hasFields && (
            <Suspense fallback={<Skeleton shapes={['card']} />}>
              <FirstField />
            </Suspense>
          )}
          {isAsking ? (
            <LazyErrorBoundary loading={<Skeleton shapes={['picture']} />} errorFallback={today}>
              <FirstDay field={first} unknown={unknown} onUnknown={setUnknown}>
                {today}
              </FirstDay>
            </LazyErrorBoundary>
          ) : (
            today
          )}
        </div>
        <div className={styles.rest}>
          {hasFields && <MyFields fields={fields} />}
          {below}
        </div>
      </div>
    </Screen>
  );
};
