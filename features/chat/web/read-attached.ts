import type { SafetyWarning } from '#features/documents/domain/safety-warning.ts';
import type { Diagnosis } from '#features/scanner/domain/diagnose.ts';
import type { LeafModel } from '#features/scanner/domain/leaf-model.ts';
import { DOCUMENT_MAX } from '../domain/message.ts';
import type { ChatLeaf } from '../domain/types.ts';
import type { LocalAttachment } from './attachments.ts';

const keyOf = ({ crop, condition }: { readonly crop: string; readonly condition: string }): string =>
  `${crop}___${condition}`;

const leafOf = (found: Diagnosis): ChatLeaf => {
  if (found.kind === 'no_leaf') return { outcome: 'no_leaf', conditions: [], certainty: 0 };
  if (found.kind === 'unknown_leaf') return { outcome: 'unknown', conditions: [], certainty: 0 };
  const names = found.top3.map(keyOf);
  const certainty = found.top3[0]?.probability ?? 0;
  if (found.kind !== 'answer') return { outcome: 'maybe', conditions: names, certainty };
  return found.condition === 'healthy'
    ? { outcome: 'healthy', conditions: [], certainty: found.confidence }
    : { outcome: 'sure', conditions: [keyOf(found)], certainty: found.confidence };
};

/**
 * Runs the leaf model on this phone. Returns `null` if the model or the photo cannot be read. Does not count
 * as a leaf check.
 */
export const diagnoseLeafPhoto = async (file: File): Promise<ChatLeaf | null> => {
  const [{ analyseLeafPhoto }, { diagnose }, { LEAF_MODEL }] = await Promise.all([
    import('#features/scanner/web/check/scan-photo.ts'),
    import('#features/scanner/domain/diagnose.ts'),
    import('#features/scanner/inference/assets.ts'),
  ]);
  const read = await analyseLeafPhoto(await file.arrayBuffer(), file.type, () => undefined);
  return read.ok
    ? leafOf(
        diagnose({ photos: [read.value.analysis.logits], model: LEAF_MODEL as LeafModel, crop: undefined }),
      )
    : null;
};

export interface DocumentQuotes {
  readonly name: string;
  /** Verbatim quotations, with page numbers if the document has several pages. */
  readonly quotes: readonly string[];
  /** Not an answer, only the closest passage of the document. */
  readonly isNear: boolean;
  /** The warning beside quotations: a document may be old, or wrong. */
  readonly care?: SafetyWarning | null;
}

/** The document's sentences that match the question; may be empty. */
export const quotesFrom = async (
  { name, pages }: LocalAttachment,
  question: string,
): Promise<DocumentQuotes> => {
  const [{ buildIndex }, { answerQuestion }, { safetyWarningFor }] = await Promise.all([
    import('#features/documents/domain/document-index.ts'),
    import('#features/documents/domain/answer.ts'),
    import('#features/documents/domain/safety-warning.ts'),
  ]);
  const answer = answerQuestion(buildIndex(pages), question);
  const quotes =
    'quotes' in answer
      ? answer.quotes.map(({ text, page }) => (pages.length > 1 ? `“${text}” (${page})` : `“${text}”`))
      : [];
  return {
    name,
    quotes,
    isNear: answer.kind === 'near',
    care: 'quotes' in answer ? safetyWarningFor(answer.quotes) : null,
  };
};

/** Document text for a model: the start of each document, together at most `DOCUMENT_MAX` characters. */
export const documentsOf = (
  attached: readonly LocalAttachment[],
): { readonly name: string; readonly text: string }[] => {
  const documents = attached.filter(({ pages }) => pages.length > 0);
  const each = Math.floor(DOCUMENT_MAX / Math.max(1, documents.length));
  return documents.map(({ name, pages }) => ({
    name,
    text: pages
      .map(({ text }) => text)
      .join('\n')
      .slice(0, each),
  }));
};
