import { useEffect, useMemo, useRef } from 'react';
import { useLocation } from 'wouter';
import { fromPolygonText, toPolygonText } from '#kit/pure/geometry.ts';
import { useFormat } from '#kit/web/format.ts';
import { useRefusalText } from '#kit/web/refusal.ts';
import { useRow, useRows, useStore, useStoreState, useSyncStatus } from '#kit/web/store/hooks.ts';
import type { Begun } from '#kit/web/store/store.ts';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { Skeleton } from '#kit/web/ui/Skeleton.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { setBoundary } from '../../contract.ts';
import type { Field } from '../../domain/field.ts';
import { fieldName } from '../field-name.ts';
import { sizeText } from '../size-text.ts';
import { useFieldWords } from '../words.ts';
import { BoundaryEditor } from './BoundaryEditor.tsx';
import { otherMeasuredFields } from './other-fields.ts';
import type { Boundary } from './types.ts';
import { useBoundaryWords } from './words.ts';

/** The shape of one field; saving it also sets its size. */
export const BoundaryScreen = ({ id }: { readonly id: string }) => {
  const words = useBoundaryWords();
  const field = useRow<Field>('field', id);
  const fields = useRows<Field>('field');
  const { online } = useSyncStatus();
  const filling = useStoreState() === 'filling' && online;
  const store = useStore();
  const [, go] = useLocation();
  const fieldWords = useFieldWords();
  const format = useFormat();
  const refusalText = useRefusalText(fieldWords.refusals);
  const otherFields = useMemo(() => otherMeasuredFields(fields, id), [fields, id]);
  // A walk takes up to an hour. The base version is from its start, so that a newer outline is a conflict.
  const begun = useRef<Begun | null>(null);
  if (field) begun.current ??= store.startForm(field);
  const missing = !field && !filling;
  useEffect(() => {
    if (!missing) return;
    showToast(words.notFound, { tone: 'bad' });
    go('/fields', { replace: true });
  }, [missing, words, go]);
  if (!field)
    return (
      <Screen title={words.title} back="/fields">
        <Skeleton shapes={['title', 'picture', 'line']} />
      </Screen>
    );

  const address = `/fields/${id}`;
  const save = async ({ ring, source, errorM2 }: Boundary): Promise<false | (() => void)> => {
    const result = await store.send(
      setBoundary,
      {
        id,
        boundary: toPolygonText(ring),
        boundary_source: source,
        area_error_m2: errorM2,
        measured_at: new Date().toISOString(),
      },
      { formStart: begun.current },
    );
    if (!result.ok) {
      showToast(`${words.review.failed}. ${refusalText(result)}`, { tone: 'bad' });
      return false;
    }
    showToast(navigator.onLine ? words.review.saved : words.review.savedOffline, { tone: 'good' });
    return () => go(address);
  };
  return (
    <Screen title={words.titleOf(fieldName(field, words))} back={address}>
      <BoundaryEditor
        fieldLocation={field.location_unconfirmed ? null : field.location}
        start={field.boundary_source === 'approximate' ? null : fromPolygonText(field.boundary)}
        otherFields={otherFields}
        sizeBefore={sizeText(field, fieldWords, format)}
        draftKey={id}
        onDone={save}
        onCancel={() => go(address)}
      />
    </Screen>
  );
};
