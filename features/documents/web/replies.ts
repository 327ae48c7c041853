import { newId } from '#kit/pure/ids.ts';
import type { Language, Words } from '#kit/pure/words.ts';
import { call } from '#kit/web/call.ts';
import { chatWithDocument } from '../contract.ts';
import { subjectOf } from '../domain/answer-kind.ts';
import { answerFrom } from '../domain/answer.ts';
import type { ChatMessage, DocumentType, Quote } from '../domain/document.ts';
import { bestPassages, type Library } from '../domain/library.ts';
import type { Passage } from '../domain/passages.ts';
import { checkedWording } from '../domain/worded.ts';
import type { documentsEn } from '../words.en.ts';

type Sentences = Words<typeof documentsEn>;
export interface Question {
  readonly text: string;
  readonly library: Library;
  readonly type: DocumentType;
  readonly language: Language;
  readonly words: Sentences;
  readonly say: (refusal: { readonly code: string }) => string;
}

const SENT = 8;
/** A model responds more slowly than a page loads. */
const WAIT_MS = 75_000;

export const message = (
  role: ChatMessage['role'],
  content: string,
  quotes: readonly Quote[] = [],
  by: ChatMessage['by'] = 'phone',
): ChatMessage => ({ id: newId(), role, content, timestamp: Date.now(), quotes, by });

/** Our own answer, computed offline. */
export const ownReply = ({ text, library, words }: Question, before = ''): ChatMessage => {
  const answer = answerFrom(library, text);
  const said = { silent: words.silent, near: words.near, overview: words.overview, quotes: words.says }[
    answer.kind
  ];
  return message(
    'assistant',
    [before, said].filter(Boolean).join(' '),
    answer.kind === 'silent' ? [] : answer.quotes,
  );
};

const sentText = ({ heading, sentences }: Passage): string =>
  [heading, sentences.map(({ text }) => text).join(' ')].filter(Boolean).join('\n\n');

/** Only matching passages leave the phone; for a question about the whole document, those that summarise it. */
const passagesFor = ({ library, text }: Question): readonly Passage[] => {
  const best = bestPassages(library, subjectOf(text), SENT);
  return best.length > 0 ? best : library.passages.slice(0, SENT);
};

/** An external model's answer, checked again here; without one this phone answers, with the reason first. */
export const modelReply = async (
  question: Question,
): Promise<{ readonly reply: ChatMessage; readonly left?: number }> => {
  const passages = passagesFor(question);
  const { words, text, type, language, say } = question;
  const answer = await call(
    chatWithDocument,
    {
      body: {
        content: passages.map((passage) => ({ page: passage.page, text: sentText(passage) })),
        question: text,
        type,
        language,
      },
    },
    { timeoutMs: WAIT_MS },
  );
  if (!answer.ok) return { reply: ownReply(question, `${say(answer)} ${words.instead}`) };
  const { found, sentences, left } = answer.value;
  if (!found) return { reply: message('assistant', words.modelSilent), left };
  const held = checkedWording(sentences, passages);
  if (held.length === 0) return { reply: ownReply(question, words.instead), left };
  return { reply: message('assistant', held.map(({ says }) => says).join('\n'), held, 'model'), left };
};
