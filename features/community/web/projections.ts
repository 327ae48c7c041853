import { cleanLine, cleanText } from '#kit/pure/clean-text.ts';
import type { ArgsOf, ProjectionsOf, RowOf, View } from '#kit/sync/commands.ts';
import type * as contract from '../contract.ts';
import type {
  answerRows,
  blockRows,
  bookmarkRows,
  editQuestion,
  questionRows,
  voteRows,
} from '../contract.ts';
import { normalizeTags } from '../domain/post.ts';
import { scoreChange } from '../domain/vote.ts';

/** `unsent`: the server does not have it yet. */
interface Unsent {
  readonly unsent?: true;
}
export type OwnQuestion = RowOf<typeof questionRows> & Unsent;
export type OwnAnswer = RowOf<typeof answerRows> & Unsent;
/** `was`: the last direction known to the server, if pending. */
export type Vote = RowOf<typeof voteRows> & { readonly was?: RowOf<typeof voteRows>['direction'] };
export type Bookmark = RowOf<typeof bookmarkRows>;
export type Block = RowOf<typeof blockRows>;

const author = (userId: string) => ({ id: userId, name: null, is_expert: false, accepted: 0 });
type QuestionArgs = Omit<ArgsOf<typeof editQuestion>, 'id'>;
const cleanFields = ({ title, content, tags, ...rest }: QuestionArgs) => ({
  ...rest,
  title: cleanLine(title),
  content: cleanText(content),
  tags: normalizeTags(tags),
});

const question = (view: View, id: string): OwnQuestion | undefined =>
  view.get<OwnQuestion>('community_question', id);
const answer = (view: View, id: string): OwnAnswer | undefined => view.get<OwnAnswer>('community_answer', id);
const putQuestion = (view: View, row: OwnQuestion): void => view.put('community_question', row);
const putAnswer = (view: View, row: OwnAnswer): void => view.put('community_answer', row);

export const projections: ProjectionsOf<typeof contract> = {
  'community.ask': (view, { id, language, expert_id, ...asked }, { deviceTime, userId }) =>
    putQuestion(view, {
      id,
      language,
      ...cleanFields(asked),
      author: author(userId),
      status: 'open',
      vote_score: 0,
      answer_count: 0,
      view_count: 0,
      created_at: deviceTime,
      edited_at: null,
      ai_preliminary_answer: null,
      ai_confidence_score: null,
      state: 'visible',
      reason: null,
      unsent: true,
    }),
  'community.edit_question': (view, { id, ...asked }, { deviceTime }) => {
    const before = question(view, id);
    if (before) putQuestion(view, { ...before, ...cleanFields(asked), edited_at: deviceTime });
  },
  'community.remove_question': (view, { id }) => view.remove('community_question', id),
  'community.close': (view, { id, closed }) => {
    const before = question(view, id);
    const isAnswered = view
      .all<OwnAnswer>('community_answer')
      .some((a) => a.question_id === id && a.is_accepted);
    if (before)
      putQuestion(view, { ...before, status: closed ? 'closed' : isAnswered ? 'answered' : 'open' });
  },
  'community.answer': (view, { id, question_id, content, images }, { deviceTime, userId }) =>
    putAnswer(view, {
      id,
      question_id,
      content: cleanText(content),
      images,
      author: author(userId),
      vote_score: 0,
      is_accepted: false,
      is_ai_generated: false,
      created_at: deviceTime,
      edited_at: null,
      is_before_edit: false,
      state: 'visible',
      reason: null,
      mine: true,
      question_title: question(view, question_id)?.title ?? '',
      unsent: true,
    }),
  'community.edit_answer': (view, { id, content, images }, { deviceTime }) => {
    const before = answer(view, id);
    if (before) putAnswer(view, { ...before, content: cleanText(content), images, edited_at: deviceTime });
  },
  'community.remove_answer': (view, { id }) => view.remove('community_answer', id),
  'community.accept': (view, { id }) => {
    const best = answer(view, id);
    if (!best) return;
    for (const other of view.all<OwnAnswer>('community_answer')) {
      if (other.question_id === best.question_id && other.is_accepted !== (other.id === id))
        putAnswer(view, { ...other, is_accepted: other.id === id });
    }
    const asked = question(view, best.question_id);
    if (asked) putQuestion(view, { ...asked, status: 'answered' });
  },
  'community.vote': (view, { id, target, direction }) => {
    const before = view.get<Vote>('community_vote', id);
    const from = before?.direction ?? 'none';
    view.put('community_vote', {
      id,
      target,
      direction,
      vote_score: (before?.vote_score ?? 0) + scoreChange(from, direction),
      was: before?.was ?? from,
    } as Vote);
  },
  'community.block': (view, { id, blocked }, { deviceTime }) => {
    if (blocked) view.put('community_block', { id, name: null, created_at: deviceTime } as Block);
    else view.remove('community_block', id);
  },
  'community.bookmark': (view, { id, saved }, { deviceTime }) => {
    const before = view.get<Bookmark>('community_bookmark', id);
    if (!saved) view.remove('community_bookmark', id);
    else if (!before)
      view.put('community_bookmark', { id, created_at: deviceTime, question: null, answers: [] } as Bookmark);
  },
  // A report changes nothing on screen until staff have read it.
  'community.report': null,
};
