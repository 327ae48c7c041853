import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { fromPolygonText } from '#kit/pure/geometry.ts';
import { useFormat } from '#kit/web/format.ts';
import { useRefusalText } from '#kit/web/refusal.ts';
import { useRow, useStore, useStoreState, useSyncStatus } from '#kit/web/store/hooks.ts';
import { Button, LinkButton } from '#kit/web/ui/Button.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { Confirm } from '#kit/web/ui/Confirm.tsx';
import { BinIcon, EditIcon, ScanIcon } from '#kit/web/ui/icons.tsx';
import { Row, Soft, Stack } from '#kit/web/ui/layout.tsx';
import { PlotOutline } from '#kit/web/ui/PlotOutline.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { Skeleton } from '#kit/web/ui/Skeleton.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { useLanguage } from '#kit/web/words.tsx';
import { changeField, removeField } from '../contract.ts';
import type { ChangeField, Field } from '../domain/field.ts';
import { cropText } from './crop-text.ts';
import { PlaceCard } from './PlaceCard.tsx';
import { RenameSheet } from './RenameSheet.tsx';
import { sizeText } from './size-text.ts';
import { useFieldWords } from './words.ts';

export const FieldScreen = ({ id }: { readonly id: string }) => {
  const words = useFieldWords();
  const format = useFormat();
  const { language } = useLanguage();
  const field = useRow<Field>('field', id);
  const { online } = useSyncStatus();
  const state = useStoreState();
  const store = useStore();
  const [, go] = useLocation();
  const [open, setOpen] = useState<'rename' | 'delete' | null>(null);
  const sentence = useRefusalText(words.refusals);
  // On a new phone the first rows may still be on their way.
  const missing = !field && (state !== 'filling' || !online);

  useEffect(() => {
    if (!missing) return;
    showToast(words.notFound, { tone: 'bad' });
    go('/fields', { replace: true });
  }, [missing, words, go]);

  if (!field) return <Screen title={words.title} back="/fields"><Skeleton of={['picture', 'title', 'line']} /></Screen>;
  const name = field.name ?? words.unnamed;
  const change = async (what: Omit<ChangeField, 'id'>): Promise<boolean> => {
    const kept = await store.send(changeField, { id: field.id, ...what });
    if (!kept.ok) showToast(`${words.saveFailed}. ${sentence(kept)}`, { tone: 'bad' });
    return kept.ok;
  };
  const remove = async () => {
    const kept = await store.send(removeField, { id: field.id });
    if (kept.ok) { showToast(words.deleted); go('/fields', { replace: true }); } else showToast(`${words.deleteFailed}. ${sentence(kept)}`, { tone: 'bad' });
  };
  const approximate = field.boundary_source === 'approximate';
  return (
    <Screen title={name} back="/fields" action={<LinkButton to={`/scan?field=${field.id}`} wide icon={ScanIcon}>{words.checkLeaf}</LinkButton>}>
      <Stack>
        <Card>
          <Stack gap="small">
            <PlotOutline ring={(fromPolygonText(field.boundary) ?? []).map((p) => [p.lng, p.lat] as const)} dashed={approximate} label={approximate ? words.approximate : name} />
            {approximate && <Soft>{words.approximate}</Soft>}
            <p><strong>{cropText(field.crop_type, words, language)}</strong> · {sizeText(field, words, format)}</p>
            {field.location_description && <p>{field.location_description}</p>}
            <p>{words.health}: {words.noData}. {words.healthHow}</p>
            <Soft>{words.madeOn(format.shortDay(new Date(field.created_at)))}</Soft>
          </Stack>
        </Card>
        <PlaceCard field={field} onChange={change} />
        <Row>
          <Button tone="quiet" icon={EditIcon} onClick={() => setOpen('rename')}>{words.rename}</Button>
          <Button tone="quiet" icon={BinIcon} onClick={() => setOpen('delete')}>{words.delete}</Button>
        </Row>
      </Stack>
      {open === 'rename' && <RenameSheet name={field.name ?? ''} onClose={() => setOpen(null)} onSave={async (next) => { if (await change({ name: next })) { showToast(words.renamed, { tone: 'good' }); setOpen(null); } }} />}
      {open === 'delete' && <Confirm title={words.deleteTitle(name)} act={words.deleteYes} onConfirm={remove} onClose={() => setOpen(null)}><p>{words.deleteText}</p></Confirm>}
    </Screen>
  );
};
