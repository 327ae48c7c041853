import { useLocation } from 'wouter';
import { useFormat } from '#kit/web/format.ts';
import { useRows, useStore, useSyncStatus } from '#kit/web/store/hooks.ts';
import { Age } from '#kit/web/ui/Age.tsx';
import { Button, IconButton, LinkButton } from '#kit/web/ui/Button.tsx';
import { CardLink } from '#kit/web/ui/Card.tsx';
import { Empty } from '#kit/web/ui/Empty.tsx';
import { FieldIcon, RefreshIcon, ScanIcon } from '#kit/web/ui/icons.tsx';
import { Between, Grid, Soft, Stack } from '#kit/web/ui/layout.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { useOnce } from '#kit/web/use-once.ts';
import type { Field } from '../domain/field.ts';
import { FieldCard } from './FieldCard.tsx';
import { newestFirst } from './newest-first.ts';
import { useAddField } from './use-add-field.ts';
import { useFieldWords } from './words.ts';

const partOfDay = (hour: number): 'morning' | 'afternoon' | 'evening' => (hour < 12 ? 'morning' : hour < 17 ? 'afternoon' : 'evening');

/** The farm at a glance: what it has, whether it is safe on the server, and the one thing to do next. */
export const HomeScreen = () => {
  const { home: words, ...all } = useFieldWords();
  const format = useFormat();
  const fields = newestFirst(useRows<Field>('field'));
  const store = useStore();
  const { lastSyncAt } = useSyncStatus();
  const { addHere } = useAddField();
  const [, go] = useLocation();
  const now = new Date();
  const waiting = fields.filter((f) => f.pending).length;
  const place = fields.find((f) => !f.location_unconfirmed || f.location_description);
  const refresh = useOnce(async () => { store.sendNow(); await store.settled(); });
  const first = useOnce(async () => { const id = await addHere(); if (id) go(`/fields/${id}`); });
  return (
    <Screen title={words[partOfDay(now.getHours())]} beside={<IconButton label={words.refresh} icon={RefreshIcon} disabled={refresh.busy} onClick={() => refresh.run()} />}>
      <Stack>
        <div>
          <Soft>{[place?.location_description, format.day(now)].filter(Boolean).join(' · ')}</Soft>
          <Soft>{waiting > 0 ? words.waiting(waiting) : words.synced(fields.length)} · <Age at={lastSyncAt} /></Soft>
        </div>
        {fields.length === 0
          ? <Empty drawing={<FieldIcon size={120} />} sentence={words.empty} action={<Button wide busy={first.busy} onClick={() => first.run()}>{words.addFirst}</Button>} />
          : (
            <>
              <CardLink to="/scan" tone="leaf">
                <Between><h2>{words.scan}</h2><ScanIcon size={32} /></Between>
                <p>{words.scanText}</p>
              </CardLink>
              <Between><h2>{words.myFields}</h2><LinkButton to="/fields" tone="plain">{words.all}</LinkButton></Between>
              <Grid>{fields.slice(0, 4).map((field) => <FieldCard key={field.id} field={field} />)}</Grid>
              <Soft>{all.monitored(fields.length)}</Soft>
            </>
          )}
      </Stack>
    </Screen>
  );
};
