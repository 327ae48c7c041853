import { useState } from 'react';
import { dayInNairobi } from '#kit/pure/days.ts';
import { newId } from '#kit/pure/ids.ts';
import type { TakenPhoto } from '#kit/web/photo/take-photo.ts';
import { useRefusalText } from '#kit/web/refusal.ts';
import { useStore } from '#kit/web/store/hooks.ts';
import { showToast } from '#kit/web/ui/toast.ts';
import { addEvent, changeEvent } from '../contract.ts';
import { addOf, changesOf, type Draft, draftOf, emptyDraft, faultsOf, toldOf } from '../domain/draft.ts';
import { type EventType, type FieldEvent, MOST_PHOTOS } from '../domain/event.ts';
import { useHistoryWords } from './words.ts';

interface Wish { readonly fieldId: string; /** What is changed; a new entry otherwise. */ readonly before: FieldEvent | null; readonly type: EventType | null }

/** One entry from the first tap to the outbox. */
export const useEntryForm = ({ fieldId, before, type }: Wish) => {
  const words = useHistoryWords();
  const store = useStore();
  const sentence = useRefusalText(words.refusals);
  const [today] = useState(() => dayInNairobi(new Date()));
  const [draft, setDraft] = useState(() => (before ? draftOf(before) : emptyDraft(today, type)));
  const [taken, setTaken] = useState<readonly TakenPhoto[]>([]);
  const [tries, setTries] = useState(0);
  const change = (part: Partial<Draft>): void => setDraft((d) => ({ ...d, ...part }));

  const take = async (files: FileList | null): Promise<void> => {
    for (const file of files ?? []) {
      const { takePhoto } = await import('#kit/web/photo/take-photo.ts');
      const photo = await takePhoto(file);
      if (!photo.ok) { showToast(words.photoFailed, { tone: 'bad' }); continue; }
      const { hash } = photo.value.photo;
      setTaken((all) => (all.some((t) => t.photo.hash === hash) ? all : [...all, photo.value]));
      setDraft((d) => (d.photos.includes(hash) ? d : { ...d, photos: [...d.photos, hash].slice(0, MOST_PHOTOS) }));
    }
  };

  /** True once it is kept on this phone. */
  const save = async (): Promise<boolean> => {
    if (Object.keys(faultsOf(draft, today)).length > 0) { setTries(tries + 1); return false; }
    const told = { ...toldOf(draft), photos: [...draft.photos] };
    const photos = taken.map((t) => t.photo).filter((photo) => draft.photos.includes(photo.hash));
    const changes = before && changesOf(before, told);
    if (changes && Object.keys(changes).length === 1) return true;
    const kept = changes
      ? await store.send(changeEvent, { ...changes, ...(changes.photos && { photos: [...changes.photos] }) } as Parameters<typeof store.send<typeof changeEvent>>[1], { photos })
      : await store.send(addEvent, { ...addOf(newId(), fieldId, told), photos: told.photos }, { photos });
    if (!kept.ok) showToast(`${words.saveFailed} ${sentence(kept)}`, { tone: 'bad' });
    else showToast(navigator.onLine ? words.saved : words.savedOffline, { tone: 'good' });
    return kept.ok;
  };

  const pictureOf = (hash: string): Blob | undefined => taken.find((t) => t.photo.hash === hash)?.picture;
  return { draft, change, take, save, pictureOf, tries, faults: tries > 0 ? faultsOf(draft, today) : {}, today };
};
