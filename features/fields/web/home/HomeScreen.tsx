import { lazy, type ReactNode, Suspense } from 'react';
import { useFormat } from '#kit/web/format.ts';
import { useExclusiveAction } from '#kit/web/hooks/use-exclusive-action.ts';
import { useStore } from '#kit/web/store/hooks.ts';
import { IconButton, LinkButton } from '#kit/web/ui/Button.tsx';
import { RefreshIcon } from '#kit/web/ui/icons.tsx';
import { SpaceBetween, MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { Skeleton } from '#kit/web/ui/Skeleton.tsx';
import { SyncAge } from '#kit/web/ui/SyncAge.tsx';
import { FieldGrid } from '../list/FieldGrid.tsx';
import { FieldListStatus } from '../list/FieldListStatus.tsx';
import { type FieldList, useFieldList } from '../list/use-field-list.ts';
import { coordinatesText } from '../place-text.ts';
import { useFieldWords } from '../words.ts';
import { QuickActions } from './QuickActions.tsx';
import { useDeferredPlaceName } from './use-deferred-place-name.ts';

const FirstField = lazy(async () => ({ default: (await import('./FirstField.tsx')).FirstField }));

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

/**
 * The farm overview: its fields, when they were last synced, and next steps. Other features add `weather` to
 * the greeting, `urgent` for urgent matters, and `below` at the bottom.
 */
export const HomeScreen = ({
  weather,
  urgent,
  below,
}: {
  readonly weather?: ReactNode;
  readonly urgent?: ReactNode;
  readonly below?: ReactNode;
}) => {
  const { home: words } = useFieldWords();
  const format = useFormat();
  const { fields, state } = useFieldList();
  const store = useStore();
  const place = usePlaceText(fields);
  const refresh = useExclusiveAction(async () => {
    store.sendNow();
    await store.whenIdle();
  });
  const now = new Date();
  const hasFields = fields.length > 0;
  return (
    <Screen
      title={words[partOfDay(now.getHours())]}
      wide
      beside={
        <IconButton
          label={words.refresh}
          icon={RefreshIcon}
          disabled={refresh.busy}
          onClick={() => refresh.run()}
        />
      }
    >
      <Stack>
        <div>
          <MutedText>
            {hasFields ? `${place} · ` : ''}
            {format.day(now)}
          </MutedText>
          {hasFields && (
            <MutedText>
              {words.synced(fields.filter((f) => !f.pending).length)}
              <SyncAge prefix=" · " />
            </MutedText>
          )}
          {hasFields && weather}
        </div>
        {hasFields && urgent}
        {hasFields && <QuickActions />}
        {hasFields && (
          <section aria-labelledby="my-fields">
            <SpaceBetween>
              <h2 id="my-fields">{words.myFields}</h2>
              <LinkButton to="/fields" tone="plain">
                {words.all}
              </LinkButton>
            </SpaceBetween>
            <FieldGrid fields={fields.slice(0, 4)} />
          </section>
        )}
        {state !== 'ready' && <FieldListStatus state={state} />}
        {state === 'ready' && !hasFields && (
          <Suspense fallback={<Skeleton shapes={['card']} />}>
            <FirstField />
          </Suspense>
        )}
        {!hasFields && <QuickActions />}
        {below}
      </Stack>
    </Screen>
  );
};
