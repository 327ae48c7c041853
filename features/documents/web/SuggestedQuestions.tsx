import { useMemo } from 'react';
import type { DocumentIndex } from '../domain/document-index.ts';
import { type Sample, samplesFor } from '../domain/samples.ts';
import { useDocumentWords } from './words.ts';
import styles from './chat.module.css';

interface Props {
  readonly documentIndex: DocumentIndex;
  readonly busy: boolean;
  readonly onAsk: (text: string) => void;
}

/** Sample questions for this document (DOC-11), as chips in one row. */
export const Samples = ({ documentIndex, busy, onAsk }: Props) => {
  const words = useDocumentWords();
  const samples = useMemo(() => samplesFor(documentIndex), [documentIndex]);
  const textOf = (sample: Sample): string =>
    sample.kind === 'part' ? words.samples.part(sample.name) : words.samples[sample.kind];
  return (
    <div className={styles.chips} role="group" aria-label={words.samplesTitle}>
      {samples.map((sample) => (
        <button
          key={textOf(sample)}
          type="button"
          className={styles.chip}
          disabled={busy}
          onClick={() => onAsk(textOf(sample))}
        >
          {textOf(sample)}
        </button>
      ))}
    </div>
  );
};
