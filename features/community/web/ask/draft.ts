import { restrictToShape } from '#kit/web/draft-form.ts';
import { type CategoryId, categoryIds } from '../../domain/categories.ts';
import { type FarmingMethod, farmingMethods } from '../../domain/post.ts';
import type { OwnQuestion } from '../projections.ts';

/** A question being written. '' means not chosen yet. */
export interface Draft {
  readonly title: string;
  readonly content: string;
  readonly category_id: CategoryId | '';
  readonly crop_type: string;
  readonly farming_method: FarmingMethod | '';
  readonly location: string;
  readonly tags: readonly string[];
}

export const emptyDraft: Draft = {
  title: '',
  content: '',
  category_id: '',
  crop_type: '',
  farming_method: '',
  location: '',
  tags: [],
};

export const draftOf = ({
  title,
  content,
  category_id,
  crop_type,
  farming_method,
  location,
  tags,
}: OwnQuestion): Draft => ({
  title,
  content,
  category_id,
  crop_type: crop_type ?? '',
  farming_method: farming_method ?? '',
  location: location ?? '',
  tags,
});

/** Returns `null` if nothing was written. */
export const readDraft = (saved: unknown): Draft | null => {
  const draft = restrictToShape(emptyDraft, saved, {
    category_id: ['', ...categoryIds],
    farming_method: ['', ...farmingMethods],
  });
  const tags = draft.tags.filter((tag) => typeof tag === 'string');
  return draft.title.trim() || draft.content.trim() || tags.length > 0 ? { ...draft, tags } : null;
};
