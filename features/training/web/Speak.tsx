import { useHasVoice } from '#kit/web/speech.ts';
import { MutedText } from '#kit/web/ui/layout.tsx';
import { ReadAloud } from '#kit/web/ui/ReadAloud.tsx';
import type { Language } from '#kit/web/words.tsx';
import type { Block } from '#knowledge/lessons/types.ts';
import { spokenText } from '../domain/blocks.ts';
import { useTrainingWords } from './words.ts';

/** Reads aloud only with a voice for the text's own language. */
export const Speak = ({
  title,
  blocks,
  language,
}: {
  readonly title: string;
  readonly blocks: readonly Block<string>[];
  readonly language: Language;
}) => (
  <ReadAloud key={`${title}:${language}`} text={`${title}.\n${spokenText(blocks)}`} language={language} />
);

export const NoVoiceNotice = ({ language }: { readonly language: Language }) => {
  const words = useTrainingWords();
  return useHasVoice(language) ? null : <MutedText>{words.noVoice}</MutedText>;
};
