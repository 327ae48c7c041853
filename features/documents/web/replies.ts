import { newId } from '#kit/pure/ids.ts';
import type { Language, Words } from '#kit/pure/words.ts';
import { call } from '#kit/web/call.ts';
import { chatWithDocument } from '../contract.ts';
import { subjectOf } from '../domain/answer-kind.ts';
import { answerQuestion } from '../domain/answer.ts';
import { checkModelAnswer } from '../domain/check-model-answer.ts';
import { bestPassages, type DocumentIndex } from '../domain/document-index.ts';
import type { ChatMessage, DocumentType, Quote } from '../domain/document.ts';
import type { Passage } from '../domain/passages.ts';
import type { documentsEn } from '../words.en.ts';

type DocumentTexts = Words<typeof documentsEn>;
export interface Question {
  readonly text: string;
  readonly documentIndex: DocumentIndex;
  readonly type: DocumentType;
  readonly language: Language;
  readonly words: DocumentTexts;
  readonly refusalText: (refusal: { readonly code: string }) => string;
}

const MAX_PASSAGES = 8;
/** A model responds more slowly than a page loads. */
const WAIT_MS = 75_000;

export const message = (
  role: ChatMessage['role'],
  content: string,
  quotes: readonly Quote[] = [],
  by: ChatMessage['by'] = 'phone',
): ChatMessage => ({ id: newId(), role, content, timestamp: Date.now(), quotes, by });

/** Our own answer, computed offline. */
export const phoneReply = ({ text, documentIndex, words }: Question, before = ''): ChatMessage => {
  const answer = answerQuestion(documentIndex, text);
  const said = { silent: words.silent, near: words.near, overview: words.overview, quotes: words.says }[
    answer.kind
  ];
  return message(
    'assistant',
    [before, said].filter(Boolean).join(' '),
    answer.kind === 'silent' ? [] : answer.quotes,
  );
};

const passageText = ({ heading, sentences }: Passage): string =>
  [heading, sentences.map(({ text }) => text).join(' ')].filter(Boolean).join('\n\n');

/** Only matching passages leave the phone; for a question about the whole document, those that summarise it. */
const passagesFor = ({ documentIndex, text }: Question): readonly Passage[] => {
  const best = bestPassages(documentIndex, subjectOf(text), MAX_PASSAGES);
  return best.length > 0 ? best : documentIndex.passages.slice(0, MAX_PASSAGES);
};

/** An external model's answer, checked again here; without one this phone answers, with the reason first. */
export const modelReply = async (
  question: Question,
): Promise<{ readonly reply: ChatMessage; readonly left?: number }> => {
  const passages = passagesFor(question);
  const { words, text, type, language, refusalText } = question;
  const answer = await call(
    chatWithDocument,
    {
      body: {
        content: passages.map((passage) => ({ page: passage.page, text: passageText(passage) })),
        question: text,
        type,
        language,
      },
    },
    { timeoutMs: WAIT_MS },
  );
  if (!answer.ok) return { reply: phoneReply(question, `${refusalText(answer)} ${words.instead}`) };
  const { found, sentences, left } = answer.value;
  if (!found) return { reply: message('assistant', words.modelSilent), left };
  const validSentences = checkModelAnswer(sentences, passages);
  if (validSentences.length === 0) return { reply: phoneReply(question, words.instead), left };
  return {
    reply: message('assistant', validSentences.map(({ says }) => says).join('\n'), validSentences, 'model'),
    left,
  };
};
