import { useStore } from '#kit/web/store/hooks.ts';
import { Button, LinkButton } from '#kit/web/ui/Button.tsx';
import { Row } from '#kit/web/ui/layout.tsx';
import { upgradePath } from '#kit/web/upgrade-path.ts';
import { typedLines } from './change-lines.ts';
import { ConflictChoice, UnseenChanges } from './ConflictChoices.tsx';
import { Lines } from './Lines.tsx';
import { canRetry, targetOf, typedColumns } from './outbox-item.ts';
import { OpenTargetButton, useOutboxWords, type PartProps, type RefusedProps } from './refused-parts.tsx';
import { RemovedTarget } from './RemovedTarget.tsx';

/** Any other refusal: shows the reason, the values of an edit, and a retry. */
const RetryRefusal = ({ item, speech, why, what, onDiscard, target }: PartProps) => {
  const { reason, again, discard, upgrade, more } = useOutboxWords();
  const store = useStore();
  const limited = /^(fields|scans)\.limit_reached$/.exec(item.refusal?.code ?? '')?.[1];
  const lines =
    target && item.minds?.edits
      ? typedLines(target.kind, typedColumns(item), target.lastKnownRow ?? {}, speech)
      : [];
  return (
    <>
      <p>{reason(why)}</p>
      {lines.length > 0 && (
        <>
          <p>{more.gone.typed}</p>
          <Lines lines={lines} />
        </>
      )}
      <Row gap="small">
        <Button
          tone="quiet"
          onClick={() => {
            void store.tryAgain(item.n);
          }}
        >
          {again}
        </Button>
        <Button tone="quiet" onClick={() => onDiscard(what)}>
          {discard}
        </Button>
        <OpenTargetButton target={target} />
        {limited && <LinkButton to={upgradePath(`/outbox?limit=${limited}`)}>{upgrade}</LinkButton>}
      </Row>
    </>
  );
};

const VIEW_BY_REFUSAL_CODE: Readonly<Record<string, (props: PartProps) => ReturnType<typeof RetryRefusal>>> =
  {
    'sync.unseen': UnseenChanges,
    'sync.changed_elsewhere': ConflictChoice,
  };

/** A refused item: the reason, what it concerns, and only actions that can succeed. */
export const Refused = (props: RefusedProps) => {
  const target = targetOf(props.item, props.speech);
  const code = props.item.refusal?.code ?? '';
  const Part = VIEW_BY_REFUSAL_CODE[code] ?? (canRetry(props.item, target) ? RetryRefusal : RemovedTarget);
  return <Part {...props} target={target} />;
};
