import { useCallback, useEffect, useState } from 'react';
import { dayInNairobi } from '#kit/pure/days.ts';
import { newId } from '#kit/pure/ids.ts';
import { useRefusalText } from '#kit/web/refusal.ts';
import { useStore } from '#kit/web/store/hooks.ts';
import { showToast } from '#kit/web/ui/toast.ts';
import { addEvent, changeEvent } from '../contract.ts';
import { toAddArgs, changesOf, type Draft, faultsOf, detailsOf } from '../domain/draft.ts';
import { MAX_PHOTOS } from '../domain/event.ts';
import { useEntryDraft, type EntryDraftOptions } from './use-entry-draft.ts';
import { useNewPhotos } from './use-new-photos.ts';
import { useHistoryWords } from './words.ts';

/** One entry, from the first tap to the outbox. */
export const useEntryForm = (options: EntryDraftOptions) => {
  const words = useHistoryWords();
  const store = useStore();
  const refusalText = useRefusalText(words.refusals);
  const [today] = useState(() => dayInNairobi(new Date()));
  const {
    name,
    value: { draft, begun: formStart },
    update,
    forget: forgetDraft,
    reset: restartDraft,
    resumed,
  } = useEntryDraft(options, today);
  const [tries, setTries] = useState(0);
  const change = useCallback(
    (part: Partial<Draft>): void => update((now) => ({ ...now, draft: { ...now.draft, ...part } })),
    [update],
  );
  const addPhotos = useCallback(
    (hashes: readonly string[]): void =>
      update((now) => {
        const photos = [
          ...now.draft.photos,
          ...hashes.filter((hash) => !now.draft.photos.includes(hash)),
        ].slice(0, MAX_PHOTOS);
        return { ...now, draft: { ...now.draft, photos } };
      }),
    [update],
  );
  const photos = useNewPhotos(name, addPhotos);
  // A photo removed from the form need not be stored for it.
  const { keepOnly } = photos;
  useEffect(() => keepOnly(draft.photos), [keepOnly, draft.photos]);

  const forget = (): void => {
    forgetDraft();
    photos.forget();
  };
  const startOver = (): void => {
    photos.forget();
    restartDraft();
  };

  /** True once it is saved on this phone. */
  const save = async (): Promise<boolean> => {
    if (Object.keys(faultsOf(draft, today)).length > 0) {
      setTries(tries + 1);
      return false;
    }
    const details = { ...detailsOf(draft), photos: [...draft.photos] };
    const newPhotos = photos.of(draft.photos);
    const changes = formStart && changesOf(formStart.row, details);
    if (changes && Object.keys(changes).length === 1) {
      forget();
      return true;
    }
    const result = changes
      ? await store.send(
          changeEvent,
          { ...changes, ...(changes.photos && { photos: [...changes.photos] }) } as Parameters<
            typeof store.send<typeof changeEvent>
          >[1],
          { photos: newPhotos, formStart },
        )
      : await store.send(
          addEvent,
          { ...toAddArgs(newId(), options.fieldId, details), photos: details.photos },
          { photos: newPhotos },
        );
    if (!result.ok) showToast(`${words.saveFailed} ${refusalText(result)}`, { tone: 'bad' });
    else {
      forget();
      showToast(navigator.onLine ? words.saved : words.savedOffline, { tone: 'good' });
    }
    return result.ok;
  };

  return {
    draft,
    change,
    addFiles: photos.take,
    save,
    forget,
    anew: startOver,
    resumed: resumed || photos.resumed,
    pictureOf: photos.pictureOf,
    tries,
    faults: tries > 0 ? faultsOf(draft, today) : {},
    today,
  };
};
