import type { Diagram } from './diagram.ts';
import type { ChatAnswer } from './types.ts';

/** Maximum length of a question: longer text is a document, and the screen says so. */
export const QUESTION_MAX = 4_000;
export const ANSWER_MAX = 12_000;
export const TITLE_MAX = 80;
export const ATTACHMENTS_MAX = 5;
/** Maximum size of a file on the phone; photos are scaled down before they are stored. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024;
/** CHT-07. */
export const acceptedFileTypes = [
  'txt',
  'pdf',
  'doc',
  'docx',
  'jpg',
  'jpeg',
  'png',
  'gif',
  'csv',
  'json',
] as const;
export type AcceptedFileType = (typeof acceptedFileTypes)[number];
/** Maximum characters of attached documents that leave the phone. */
export const DOCUMENT_MAX = 16_000;

export const roles = ['user', 'assistant'] as const;
export const engines = ['own', 'model'] as const;

/** The parts of our own answer that a screen needs to show it again. Older answers have no finding. */
export type AnswerView = Pick<
  ChatAnswer,
  'intent' | 'blocks' | 'sources' | 'clarify' | 'isUnsure' | 'door' | 'safety'
> &
  Partial<Pick<ChatAnswer, 'finding' | 'next'>> & { readonly diagram?: Diagram };

export const toAnswerView = ({
  intent,
  finding,
  next,
  blocks,
  sources,
  clarify,
  isUnsure,
  door,
  safety,
}: ChatAnswer): AnswerView => ({
  intent,
  finding,
  next,
  blocks,
  sources,
  clarify,
  isUnsure,
  door,
  safety,
});

/** Title of a conversation: the start of its first question, cut at a word boundary. */
export const titleOf = (question: string): string => {
  const line = question.replace(/\s+/g, ' ').trim();
  if (line.length <= TITLE_MAX) return line;
  const cut = line.slice(0, TITLE_MAX - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), TITLE_MAX / 2)).trimEnd()}…`;
};

/** The file's extension in lower case; null when it is not supported. */
export const fileTypeOf = (name: string): AcceptedFileType | null => {
  const end = name.toLowerCase().split('.').pop() ?? '';
  return acceptedFileTypes.find((one) => one === end) ?? null;
};
const photoFileTypes: readonly AcceptedFileType[] = ['jpg', 'jpeg', 'png', 'gif'];
export const isPhotoType = (type: AcceptedFileType): boolean => photoFileTypes.includes(type);
