import { useStore } from '#kit/web/store/hooks.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { Row } from '#kit/web/ui/layout.tsx';
import { changeLines } from './change-lines.ts';
import { BothLines } from './Lines.tsx';
import { typedColumns } from './outbox-item.ts';
import { OpenTargetButton, useOutboxWords, type PartProps } from './refused-parts.tsx';
import { unseenText } from './unseen-text.ts';
import styles from './Outbox.module.css';

/** A refused deletion of a row changed on the other phone: shows the changes and asks. */
export const UnseenChanges = ({ item, speech, target }: PartProps) => {
  const {
    more: { unseen: words },
  } = useOutboxWords();
  const store = useStore();
  const { unseen } = item.refusal ?? {};
  const again = (): void => {
    void store.tryAgain(item.n);
  };
  const keep = (): void => {
    void store.discard(item.n);
  };
  return (
    <>
      <p>{unseen ? words.title : words.older}</p>
      {unseen && (
        <ul className={styles.list}>
          {unseenText(item, unseen, target, speech, words).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {unseen && <p>{words.safe}</p>}
      <Row gap="small">
        <Button onClick={keep}>{words.keep}</Button>
        <OpenTargetButton target={target} />
      </Row>
      {unseen ? (
        <Button wide tone="danger" onClick={again}>
          {words.deleteAnyway}
        </Button>
      ) : (
        <Button wide tone="quiet" onClick={again}>
          {words.see}
        </Button>
      )}
    </>
  );
};

/** Changes on both phones that cannot be merged, such as an outline: shows both and asks. */
export const ConflictChoice = ({ item, speech, target, what, onDiscard }: PartProps) => {
  const {
    more: { choose: words },
  } = useOutboxWords();
  const store = useStore();
  const lines = target?.currentRow
    ? changeLines(
        target.kind,
        target.currentRow,
        { ...target.currentRow, ...typedColumns(item) },
        target.currentRow,
        speech,
      )
    : [];
  return (
    <>
      <p>{words.title}</p>
      <BothLines lines={lines.filter(({ from, to }) => from !== to)} />
      <Button
        wide
        onClick={() => {
          void store.tryAgain(item.n);
        }}
      >
        {words.useMine}
      </Button>
      <Row gap="small">
        <Button tone="quiet" onClick={() => onDiscard(what)}>
          {words.keepTheirs}
        </Button>
        <OpenTargetButton target={target} />
      </Row>
    </>
  );
};
