import { lazy, type ReactNode, Suspense } from 'react';
import { useFormat } from '#kit/web/format.ts';
import { useOnce } from '#kit/web/hooks/use-once.ts';
import { useStore } from '#kit/web/store/hooks.ts';
import { IconButton, LinkButton } from '#kit/web/ui/Button.tsx';
import { Fresh } from '#kit/web/ui/Fresh.tsx';
import { RefreshIcon } from '#kit/web/ui/icons.tsx';
import { SpaceBetween, MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { Skeleton } from '#kit/web/ui/Skeleton.tsx';
import { FieldGrid } from '../list/FieldGrid.tsx';
import { ListTrouble } from '../list/ListTrouble.tsx';
import { type FieldList, useFieldList } from '../list/use-field-list.ts';
import { coordinatesText } from '../place-text.ts';
import { useFieldWords } from '../words.ts';
import { QuickActions } from './QuickActions.tsx';
import { useLateName } from './use-late-name.ts';

const FirstField = lazy(async () => ({ default: (await import('./FirstField.tsx')).FirstField }));

const partOfDay = (hour: number): 'morning' | 'afternoon' | 'evening' =>
  hour < 12 ? 'morning' : hour < 17 ? 'afternoon' : 'evening';

/** The place name of the newest field with a confirmed place; its coordinates when it has no name. */
const usePlaceText = (fields: FieldList['fields']): string => {
  const { home: words } = useFieldWords();
  const placed = fields.find((f) => !f.location_unconfirmed || f.location_description);
  const name = useLateName(placed && !placed.location_description ? placed.location : null);
  if (!placed) return words.noPlace;
  return placed.location_description ?? name ?? coordinatesText(placed.location);
};

/**
 * The farm overview: its fields, their freshness and next steps. Other features add `sky` to the greeting,
 * `press` for urgent matters, and `below` at the bottom.
 */
export const HomeScreen = ({
  sky,
  press,
  below,
}: {
  readonly sky?: ReactNode;
  readonly press?: ReactNode;
  readonly below?: ReactNode;
}) => {
  const { home: words } = useFieldWords();
  const format = useFormat();
  const { fields, state } = useFieldList();
  const store = useStore();
  const place = usePlaceText(fields);
  const refresh = useOnce(async () => {
    store.sendNow();
    await store.settled();
  });
  const now = new Date();
  const some = fields.length > 0;
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
            {some ? `${place} · ` : ''}
            {format.day(now)}
          </MutedText>
          {some && (
            <MutedText>
              {words.synced(fields.filter((f) => !f.pending).length)}
              <Fresh lead=" · " />
            </MutedText>
          )}
          {some && sky}
        </div>
        {some && press}
        {some && <QuickActions />}
        {some && (
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
        {state !== 'ready' && <ListTrouble state={state} />}
        {state === 'ready' && !some && (
          <Suspense fallback={<Skeleton of={['card']} />}>
            <FirstField />
          </Suspense>
        )}
        {!some && <QuickActions />}
        {below}
      </Stack>
    </Screen>
  );
};
