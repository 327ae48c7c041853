import type { ReactNode } from 'react';
import { useFormat } from '#kit/web/format.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { BinIcon, DocumentIcon } from '#kit/web/ui/more-icons.tsx';
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
    <section className={styles.document} aria-labelledby="open-document">
      <header className={styles.head}>
        <div>
          <h2 id="open-document">{name}</h2>
          <small>{facts.join(' · ')}</small>
        </div>
        <DocumentIcon size={44} />
      </header>
      {cut && <p className={styles.cut}>{cutNote}</p>}
      <div className={styles.acts}>
        <Button tone="plain" icon={BinIcon} onClick={onRemove}>
          {words.remove}
        </Button>
        {another}
      </div>
    </section>
  );
};
