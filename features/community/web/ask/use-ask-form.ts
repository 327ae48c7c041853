import { useRef, useState } from 'react';
import { counties } from '#features/places/domain/counties.ts';
import { cleanLine, cleanText } from '#kit/pure/clean-text.ts';
import { newId } from '#kit/pure/ids.ts';
import { useDraftForm } from '#kit/web/draft-form.ts';
import { useStore } from '#kit/web/store/hooks.ts';
import type { Begun } from '#kit/web/store/store.ts';
import { useLanguage } from '#kit/web/words.tsx';
import { askQuestion, editQuestion } from '../../contract.ts';
import { normalizeTags, type QuestionFault, questionFault } from '../../domain/post.ts';
import type { OwnQuestion } from '../projections.ts';
import { useSend } from '../use-send.ts';
import { useCommunityWords } from '../words.ts';
import { type Draft, draftOf, emptyDraft, readDraft } from './draft.ts';
import { isForReview, type AnalysedQuestion, refusalReasonOf, useAnalysis } from './use-analysis.ts';
import { usePostPhotos } from './use-post-photos.ts';

/** From the directory. */
export interface AskedExpert {
  readonly id: string;
  readonly name: string;
}

export interface Faults {
  readonly title: QuestionFault | null;
  readonly content: QuestionFault | null;
  readonly category: boolean;
}

/** Each field's own error, so that all are shown at once. */
const faultsOf = ({ title, content, category_id }: Draft): Faults => {
  const [line, text] = [cleanLine(title), cleanText(content)];
  return {
    title: questionFault({ title: line, content: 'x'.repeat(20) }),
    content: questionFault({ title: 'x'.repeat(10), content: text }),
    category: category_id === '',
  };
};
const hasFaults = ({ title, content, category }: Faults): boolean =>
  title !== null || content !== null || category;

const argsOf = (draft: Draft, category_id: Exclude<Draft['category_id'], ''>) => ({
  title: draft.title,
  content: draft.content,
  category_id,
  crop_type: draft.crop_type || null,
  farming_method: draft.farming_method || null,
  location: counties.find((county) => county === draft.location) ?? null,
  tags: [...draft.tags],
});

/** A new question with its draft on the phone, or, with `before`, an edit of an own one. */
export const useAskForm = (before: OwnQuestion | null, expert: AskedExpert | null, onDone: () => void) => {
  const { ask: words } = useCommunityWords();
  const { language } = useLanguage();
  const store = useStore();
  const { send, busy } = useSend();
  const [editSession] = useState<Begun<OwnQuestion> | null>(() => before && store.startForm(before));
  const name = before ? `community_edit_${before.id}` : 'community_ask';
  const form = useDraftForm<Draft>(name, before ? () => null : readDraft, () =>
    before ? draftOf(before) : emptyDraft,
  );
  const photos = usePostPhotos(name, before?.images);
  const [isTried, setTried] = useState(false);
  /** Tags suggested so far: one that the farmer removed is not suggested again. */
  const offeredTags = useRef(new Set<string>());
  const [autoFilled, setChosen] = useState<{
    readonly category: Draft['category_id'];
    readonly tags: readonly string[];
  }>({ category: '', tags: [] });
  const draft = form.value;

  const applyAnalysis = ({ analysis }: AnalysedQuestion): void => {
    // When editing, the author has chosen all of this before.
    if (before) return;
    const now = form.current();
    const found = normalizeTags(analysis.tags);
    // A suggestion for an unfinished sentence is replaced by the one for the whole sentence; the farmer's own
    // choices stay.
    const stay = now.tags.filter((tag) => !autoFilled.tags.includes(tag) || found.includes(tag));
    for (const tag of now.tags) if (!stay.includes(tag)) offeredTags.current.delete(tag);
    const fresh = found.filter((tag) => !offeredTags.current.has(tag) && !stay.includes(tag));
    for (const tag of fresh) offeredTags.current.add(tag);
    const tags = normalizeTags([...stay, ...fresh]);
    const isOpen = now.category_id === '' || now.category_id === autoFilled.category;
    const category = isOpen ? (analysis.category ?? now.category_id) : now.category_id;
    setChosen({
      category: isOpen ? category : autoFilled.category,
      tags: tags.filter(
        (tag) => fresh.includes(tag) || (stay.includes(tag) && autoFilled.tags.includes(tag)),
      ),
    });
    form.update((kept) => ({ ...kept, category_id: category, tags }));
  };
  const reading = useAnalysis(draft.title, draft.content, draft.crop_type, draft.location, applyAnalysis);
  const refused = refusalReasonOf(reading);
  const faults = faultsOf(draft);

  const post = async (): Promise<void> => {
    setTried(true);
    const { category_id } = form.current();
    if (hasFaults(faultsOf(form.current())) || category_id === '') return;
    const asked = argsOf(form.current(), category_id);
    const said = isForReview(reading) ? words.forReview : before ? words.changed : words.posted;
    const kept = before
      ? await send(
          editQuestion,
          { id: before.id, ...asked, images: photos.images() },
          { done: said },
          { formStart: editSession, photos: photos.photos() },
        )
      : await send(
          askQuestion,
          {
            id: newId(),
            language,
            ...asked,
            ...(expert && { expert_id: expert.id }),
            images: photos.images(),
          },
          { done: said, offline: words.kept },
          { photos: photos.photos() },
        );
    if (!kept) return;
    form.forget();
    photos.forget();
    onDone();
  };
  const startOver = (): void => {
    form.reset();
    photos.forget();
    setTried(false);
    setChosen({ category: '', tags: [] });
  };
  return {
    draft,
    set: (part: Partial<Draft>) => form.update((now) => ({ ...now, ...part })),
    faults: isTried ? faults : null,
    reading,
    refused,
    chosen: autoFilled,
    photos,
    busy,
    post,
    anew: startOver,
    resumed: form.resumed,
    mayPost: !busy && reading.is !== 'looking' && refused === null && !photos.busy,
  };
};
