import { useMemo } from 'react';
import { Button } from '#kit/web/ui/Button.tsx';
import { Stack } from '#kit/web/ui/layout.tsx';
import type { DocumentIndex } from '../domain/document-index.ts';
import { type Sample, samplesFor } from '../domain/samples.ts';
import { useDocumentWords } from './words.ts';
import styles from './chat.module.css';

interface Props {
  readonly documentIndex: DocumentIndex;
  readonly busy: boolean;
  readonly onAsk: (text: string) => void;
}

/** Sample questions for this document (DOC-11). */
export const Samples = ({ documentIndex, busy, onAsk }: Props) => {
  const words = useDocumentWords();
  const samples = useMemo(() => samplesFor(documentIndex), [documentIndex]);
  const textOf = (sample: Sample): string =>
    sample.kind === 'part' ? words.samples.part(sample.name) : words.samples[sample.kind];
  return (
    <section aria-labelledby="samples">
      <Stack gap="small">
        <h2 id="samples" className={styles.small}>
          {words.samplesTitle}
        </h2>
        <div className={styles.samples}>
          {samples.map((sample) => (
            <Button key={textOf(sample)} tone="quiet" disabled={busy} onClick={() => onAsk(textOf(sample))}>
              {textOf(sample)}
            </Button>
          ))}
        </div>
      </Stack>
    </section>
  );
};
