import { type CategoryId, categoryIds } from '#features/community/domain/categories.ts';

export type { CategoryId } from '#features/community/domain/categories.ts';
export { categoryIds } from '#features/community/domain/categories.ts';

/** The demo's own types (S3 section 3); its data is never sent or stored. */
interface DemoAnswer {
  readonly id: string;
  readonly author: string;
  readonly content: string;
  readonly comments: readonly string[];
  readonly isAccepted: boolean;
  readonly isAIVerified: boolean;
}
export interface DemoQuestion {
  readonly id: string;
  readonly title: string;
  readonly content: string;
  readonly category: CategoryId;
  readonly tags: readonly string[];
  readonly author: string;
  readonly authorRank: string;
  readonly badges: readonly string[];
  readonly votes: number;
  readonly status: 'open' | 'answered' | 'solved';
  readonly answers: readonly DemoAnswer[];
  readonly isFeatured: boolean;
  readonly isFollowing: boolean;
}
export interface DemoTraining {
  readonly id: string;
  readonly title: string;
  readonly duration: string;
  readonly popularity: number;
  readonly progress: number;
  readonly isAICertified: boolean;
  readonly isRecommended: boolean;
  readonly isPro: boolean;
  readonly enrolled: boolean;
}
export interface DemoExpert {
  readonly id: string;
  readonly name: string;
  readonly specialization: string;
  readonly organization: string;
  readonly bio: string;
  readonly badges: readonly string[];
  readonly rating: number;
  readonly answers: number;
  readonly availability: string;
  readonly verified: boolean;
  readonly isFollowing: boolean;
}
export type Level = 'gold' | 'silver' | 'bronze';
export interface DemoBadge {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly category: 'expertise' | 'contribution';
  readonly level: Level;
  readonly requirements: string;
  readonly earnedBy: number;
  readonly isEarned: boolean;
  readonly progress: number;
}

/** LEG-06: the search text in title or body, and the category. */
export const findQuestions = <Q extends Pick<DemoQuestion, 'title' | 'content' | 'category'>>(
  questions: readonly Q[],
  text: string,
  category: CategoryId | 'all',
): readonly Q[] => {
  const wanted = text.trim().toLowerCase();
  return questions.filter(
    (q) =>
      (category === 'all' || q.category === category) &&
      `${q.title}\n${q.content}`.toLowerCase().includes(wanted),
  );
};

export interface QuestionDraft {
  readonly title: string;
  readonly content: string;
  readonly category: CategoryId | '';
  readonly tags: string;
}

export const emptyDraft: QuestionDraft = { title: '', content: '', category: '', tags: '' };

/** LEG-04. Returns `null` while a required field is missing. */
export const questionOf = (
  { title, content, category, tags }: QuestionDraft,
  id: string,
  author: string,
  rank: string,
): DemoQuestion | null => {
  if (title.trim() === '' || content.trim() === '' || category === '' || !categoryIds.includes(category))
    return null;
  const labels = [
    ...new Set(
      tags
        .split(',')
        .map((tag) => tag.trim())
        .filter((tag) => tag !== ''),
    ),
  ];
  return {
    id,
    title: title.trim(),
    content: content.trim(),
    category,
    tags: labels,
    author,
    authorRank: rank,
    badges: [],
    votes: 0,
    status: 'open',
    answers: [],
    isFeatured: false,
    isFollowing: false,
  };
};

export const MAX_PREVIEW_CHARACTERS = 120;
/** LEG-07. */
export const acceptedPreview = ({ answers }: Pick<DemoQuestion, 'answers'>): string | null => {
  const text = answers.find((answer) => answer.isAccepted)?.content ?? null;
  return text !== null && text.length > MAX_PREVIEW_CHARACTERS
    ? `${text.slice(0, MAX_PREVIEW_CHARACTERS)}…`
    : text;
};
export const NOTICE_DELAY_MS = 3_000;
