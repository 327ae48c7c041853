import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useParams } from 'wouter';
import type { Field } from '#features/fields/domain/field.ts';
import { useStoreState, useSyncStatus } from '#kit/web/store/hooks.ts';
import type { WithPending } from '#kit/web/store/store.ts';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { Skeleton } from '#kit/web/ui/Skeleton.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import type { Crop } from '../domain/crop.ts';
import { FieldFromUrl } from './form/OnField.tsx';
import { useCrop } from './use-crops.ts';
import { useCropWords } from './words.ts';

interface Props {
  readonly title: string;
  /** `onRemoving`: called with true on the delete tap, and with false if the deletion fails. */
  readonly children: (
    crop: WithPending<Crop>,
    field: Field,
    onRemoving: (isRemoving: boolean) => void,
  ) => ReactNode;
}

/**
 * Loads the crop in the URL. If it does not exist, redirects to its field with a message, unless it is being
 * deleted here.
 */
export const CropFromUrl = ({ title, children }: Props) => {
  const words = useCropWords();
  const { id = '', cropId = '' } = useParams<{ id: string; cropId: string }>();
  const crop = useCrop(cropId);
  const { online } = useSyncStatus();
  const state = useStoreState();
  const [, go] = useLocation();
  const [isRemoving, setRemoving] = useState(false);
  const missing = !crop && !isRemoving && (state !== 'filling' || !online);
  useEffect(() => {
    if (!missing) return;
    showToast(words.crop.notFound, { tone: 'bad' });
    go(`/fields/${id}`, { replace: true });
  }, [missing, words, go, id]);
  return (
    <FieldFromUrl title={title}>
      {(field) =>
        crop ? (
          children(crop, field, setRemoving)
        ) : (
          <Screen title={title} back={`/fields/${id}`}>
            <Skeleton shapes={['title', 'card']} />
          </Screen>
        )
      }
    </FieldFromUrl>
  );
};
