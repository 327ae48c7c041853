import type { ReactNode } from 'react';
import { useFormat } from '#kit/web/format.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { BinIcon } from '#kit/web/ui/more-icons.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { pagesIn } from '../domain/document.ts';
import type { OpenDocument } from './saved-document.ts';
import { useDocumentWords } from './words.ts';
import styles from './chat.module.css';

interface Props {
  readonly open: OpenDocument;
  readonly onRemove: () => void;
  readonly another: ReactNode;
}

export const LoadedCard = ({
  open: {
    document: { name, type, size, content },
    of,
    cut,
  },
  onRemove,
  another,
}: Props) => {
  const words = useDocumentWords();
  const format = useFormat();
  const facts = [
    words.kind[type],
    ...(type === 'pdf' ? [words.pages(format.number(of))] : []),
    format.bytes(size),
  ];
  const cutNote =
    type === 'pdf'
      ? words.cutPages(format.number(pagesIn(content).length), format.number(of))
      : words.cutText;
  return (
    <Card labelledBy="open-document">
      <Stack gap="small">
        <h2 id="open-document" className={styles.name}>
          {name}
        </h2>
        <MutedText>{facts.join(' · ')}</MutedText>
        {cut && <Notice tone="warn">{cutNote}</Notice>}
        <div className={styles.acts}>
          <Button tone="quiet" icon={BinIcon} onClick={onRemove}>
            {words.remove}
          </Button>
          {another}
        </div>
      </Stack>
    </Card>
  );
};
