import { useMemo } from 'react';
import { Chip, ChipRow } from '#kit/web/ui/ChipRow.tsx';
import type { DocumentIndex } from '../domain/document-index.ts';
import { type Sample, samplesFor } from '../domain/samples.ts';
import { useDocumentWords } from './words.ts';

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
    <ChipRow label={words.samplesTitle}>
      {samples.map((sample) => (
        <Chip key={textOf(sample)} disabled={busy} onClick={() => onAsk(textOf(sample))}>
          {textOf(sample)}
        </Chip>
      ))}
    </ChipRow>
  );
};
