import type { ChatBlock } from '../types.ts';

/** The most sentences to show at once on a small phone; a shorter answer is shown whole. */
const MAX_UNCOLLAPSED = 5;
/**
 * The lines of each part that a longer answer shows at first: what it is, how to be sure, what to do. The
 * rest is one tap away.
 */
const visibleLines: Readonly<Record<ChatBlock['kind'], number>> = {
  lead: 9,
  own: 9,
  recipe: 9,
  safe: 2,
  fact: 2,
  cause: 1,
  confirm: 1,
  threshold: 1,
  do: 3,
  low_cost: 1,
  ask: 0,
  prevent: 0,
};
/** Look-alikes follow "how to be sure" without a title, and can be collapsed. */
const visibleLinesOf = ({ kind, title, isMore }: ChatBlock): number =>
  isMore || (kind === 'confirm' && title === null) ? 0 : visibleLines[kind];

const blockPart = (
  block: ChatBlock,
  sentences: ChatBlock['sentences'],
  isMore: boolean,
): readonly ChatBlock[] =>
  sentences.length === 0 ? [] : [{ ...block, sentences, ...(isMore && { isMore: true as const }) }];

/** Splits an answer's parts into what is shown and what is collapsed, keeping their order. */
export const collapseLongAnswer = (blocks: readonly ChatBlock[]): readonly ChatBlock[] => {
  const length = blocks.reduce((sum, { sentences }) => sum + sentences.length, 0);
  if (length <= MAX_UNCOLLAPSED) return blocks;
  return [
    ...blocks.flatMap((block) => blockPart(block, block.sentences.slice(0, visibleLinesOf(block)), false)),
    ...blocks.flatMap((block) => blockPart(block, block.sentences.slice(visibleLinesOf(block)), true)),
  ];
};
