import { useStore } from '#kit/web/store/hooks.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { Row } from '#kit/web/ui/layout.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { addAsNew } from './add-as-new.ts';
import { typedLines } from './change-lines.ts';
import { Lines } from './Lines.tsx';
import { kindOf, typedColumns } from './outbox-item.ts';
import { useOutboxWords, type PartProps } from './refused-parts.tsx';

const copy = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};

const useAddAsNew = ({ item, speech }: PartProps) => {
  const {
    more: { gone: words },
  } = useOutboxWords();
  const store = useStore();
  const [first, ...rest] = addAsNew(item, speech);
  return (
    first &&
    (async (): Promise<void> => {
      const done = await store.replace(item.n, first.command, first.args);
      if (done.ok) for (const { command, args } of rest) await store.send(command, args);
      showToast(done.ok ? words.added : words.notAdded);
    })
  );
};

/**
 * The edited row was deleted, so a retry cannot succeed. Shows the typed text and, where possible, a button
 * that adds it as a new row.
 */
export const RemovedTarget = (props: PartProps) => {
  const { item, speech, why, what, onDiscard, target } = props;
  const {
    reason,
    discard,
    more: { gone: words },
  } = useOutboxWords();
  const add = useAddAsNew(props);
  const kind = kindOf(item);
  const lines =
    kind && !item.minds?.removes
      ? typedLines(kind, typedColumns(item), target?.lastKnownRow ?? {}, speech)
      : [];
  const onCopy = async (): Promise<void> => {
    const isCopied = await copy(lines.map(({ label, text }) => `${label}: ${text}`).join('\n'));
    showToast(isCopied ? words.copied : words.notCopied);
  };
  return (
    <>
      <p>{reason(why)}</p>
      {lines.length > 0 && (
        <>
          <p>{words.typed}</p>
          <Lines lines={lines} />
        </>
      )}
      {add && (
        <Button
          wide
          onClick={() => {
            void add();
          }}
        >
          {words.addAsNew}
        </Button>
      )}
      <Row gap="small">
        {lines.length > 0 && (
          <Button
            tone="quiet"
            onClick={() => {
              void onCopy();
            }}
          >
            {words.copy}
          </Button>
        )}
        <Button tone="quiet" onClick={() => onDiscard(what)}>
          {discard}
        </Button>
      </Row>
    </>
  );
};
