import { useState } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import { useRows, useSyncStatus } from '#kit/web/store/hooks.ts';
import { useSubscriptionContext } from '#kit/web/subscription.tsx';
import { Button, LinkButton } from '#kit/web/ui/Button.tsx';
import { Empty } from '#kit/web/ui/Empty.tsx';
import { PlusIcon, FieldIcon } from '#kit/web/ui/icons.tsx';
import { Grid, Soft, Stack } from '#kit/web/ui/layout.tsx';
import { ErrorCard, Notice } from '#kit/web/ui/Notice.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { useOnce } from '#kit/web/use-once.ts';
import type { Field } from '../domain/field.ts';
import { FieldCard } from './FieldCard.tsx';
import { FieldFormSheet } from './FieldFormSheet.tsx';
import { newestFirst } from './newest-first.ts';
import { useAddField } from './use-add-field.ts';
import { useFieldWords } from './words.ts';

export const FieldsScreen = () => {
  const words = useFieldWords();
  const { state } = useSyncStatus();
  const fields = newestFirst(useRows<Field>('field'));
  const { plan, fieldLimit } = useSubscriptionContext();
  const [formOpen, setFormOpen] = useState(false);
  const [, go] = useLocation();
  const { addHere, mayAdd } = useAddField();
  const instant = useOnce(async () => {
    const id = await addHere();
    if (id) go(`/fields/${id}`);
  });
  const atLimit = fieldLimit !== null && fields.length >= fieldLimit;

  if (useSearch().includes('view=satellite') && plan === 'free') return <Redirect to="/upgrade" replace />;
  if (state === 'unavailable') {
    return (
      <Screen title={words.title}>
        <ErrorCard what={words.loadFailed} now={words.loadFailedDo} action={<Button tone="quiet" onClick={() => location.reload()}>{words.retry}</Button>} />
      </Screen>
    );
  }
  return (
    <Screen
      title={words.title}
      action={fields.length > 0 && <Button wide icon={PlusIcon} onClick={() => { if (mayAdd('form')) setFormOpen(true); }}>{words.add}</Button>}
    >
      <Stack>
        {fields.length > 0 && <Soft>{words.monitored(fields.length)}</Soft>}
        {fields.length === 0 && (
          <Empty
            drawing={<FieldIcon size={120} />} sentence={words.emptyText}
            action={(
              <Stack gap="small">
                <Button wide busy={instant.busy} onClick={() => instant.run()}>{words.createInstantly}</Button>
                <Button tone="quiet" wide onClick={() => { if (mayAdd('form')) setFormOpen(true); }}>{words.createManually}</Button>
              </Stack>
            )}
          />
        )}
        <Grid>{fields.map((field) => <FieldCard key={field.id} field={field} />)}</Grid>
        {atLimit && fields.length > 0 && (
          <Notice title={words.proTitle} action={<LinkButton to="/upgrade" tone="quiet">{words.upgradeNow}</LinkButton>}>{words.proText}</Notice>
        )}
      </Stack>
      {formOpen && <FieldFormSheet onClose={() => setFormOpen(false)} onAdded={(id) => { setFormOpen(false); go(`/fields/${id}`); }} />}
    </Screen>
  );
};
