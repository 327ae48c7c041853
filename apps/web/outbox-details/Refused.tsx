import { useStore } from '#kit/web/store/hooks.ts';
import type { ShownItem } from '#kit/web/store/store.ts';
import { Button, LinkButton } from '#kit/web/ui/Button.tsx';
import { Row } from '#kit/web/ui/layout.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { useWords } from '#kit/web/words.tsx';
import { en } from '../words.en.ts';
import { outboxDetailsEn } from '../words.outbox-details.en.ts';
import { outboxDetailsSw } from '../words.outbox-details.sw.ts';
import { sw } from '../words.sw.ts';
import { addAsNew } from './add-as-new.ts';
import { canRetry, kindOf, targetOf, typedColumns, type Target } from './item.ts';
import { BothLines, Lines } from './Lines.tsx';
import { changeLines, typedLines } from './lines.ts';
import styles from './Outbox.module.css';
import type { Speech } from './speech.ts';
import { pathOf } from './titles.ts';
import { unseenText } from './unseen.ts';

export interface RefusedProps {
  readonly item: ShownItem;
  readonly speech: Speech;
  /** The reason in the farmer's words. */
  readonly why: string;
  /** What the farmer did, with the name of the thing. */
  readonly what: string;
  /** Asks once, then discards what is named so. */
  readonly onDiscard: (what: string) => void;
}
interface PartProps extends RefusedProps { readonly target: Target | null }

const useOutboxWords = () => ({ ...useWords({ en, sw }).outbox, more: useWords({ en: outboxDetailsEn, sw: outboxDetailsSw }) });
const pathTo = (target: Target | null): string | null => (target?.now ? pathOf(target.kind, target.now) : null);

/** The screen of the thing, where it still exists. */
const LookButton = ({ target }: { readonly target: Target | null }) => {
  const { more } = useOutboxWords();
  const path = pathTo(target);
  return path && <LinkButton to={path} tone="quiet">{more.look}</LinkButton>;
};

/** A deletion over the other phone's work: shows that work and asks. */
const Unseen = ({ item, speech, target }: PartProps) => {
  const { more: { unseen: words } } = useOutboxWords();
  const store = useStore();
  const { unseen } = item.refusal ?? {};
  const again = (): void => { void store.tryAgain(item.n); };
  const keep = (): void => { void store.discard(item.n); };
  return (
    <>
      <p>{unseen ? words.title : words.older}</p>
      {unseen && <ul className={styles.list}>{unseenText(item, unseen, target, speech, words).map((line) => <li key={line}>{line}</li>)}</ul>}
      {unseen && <p>{words.safe}</p>}
      <Row gap="small">
        <Button onClick={keep}>{words.keep}</Button>
        <LookButton target={target} />
      </Row>
      {unseen ? <Button wide tone="danger" onClick={again}>{words.deleteAnyway}</Button> : <Button wide tone="quiet" onClick={again}>{words.see}</Button>}
    </>
  );
};

/** Work on both phones that cannot be merged, such as an outline: shows both and asks. */
const Choose = ({ item, speech, target, what, onDiscard }: PartProps) => {
  const { more: { choose: words } } = useOutboxWords();
  const store = useStore();
  const lines = target?.now ? changeLines(target.kind, target.now, { ...target.now, ...typedColumns(item) }, target.now, speech) : [];
  return (
    <>
      <p>{words.title}</p>
      <BothLines of={lines.filter(({ from, to }) => from !== to)} />
      <Button wide onClick={() => { void store.tryAgain(item.n); }}>{words.useMine}</Button>
      <Row gap="small">
        <Button tone="quiet" onClick={() => onDiscard(what)}>{words.keepTheirs}</Button>
        <LookButton target={target} />
      </Row>
    </>
  );
};

const copy = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};

const useAddAsNew = ({ item, speech }: PartProps) => {
  const { more: { gone: words } } = useOutboxWords();
  const store = useStore();
  const [first, ...rest] = addAsNew(item, speech);
  return first && (async (): Promise<void> => {
    const done = await store.replace(item.n, first.command, first.args);
    if (done.ok) for (const { command, args } of rest) await store.send(command, args);
    showToast(done.ok ? words.added : words.notAdded);
  });
};

/** What it is about is gone, so a second try cannot succeed: shows the text, adds it as new where that can be done. */
const Gone = (props: PartProps) => {
  const { item, speech, why, what, onDiscard, target } = props;
  const { reason, discard, more: { gone: words } } = useOutboxWords();
  const add = useAddAsNew(props);
  const kind = kindOf(item);
  const lines = kind && !item.minds?.removes ? typedLines(kind, typedColumns(item), target?.known ?? {}, speech) : [];
  const onCopy = async (): Promise<void> => {
    const isCopied = await copy(lines.map(({ label, text }) => `${label}: ${text}`).join('\n'));
    showToast(isCopied ? words.copied : words.notCopied);
  };
  return (
    <>
      <p>{reason(why)}</p>
      {lines.length > 0 && <><p>{words.typed}</p><Lines of={lines} /></>}
      {add && <Button wide onClick={() => { void add(); }}>{words.addAsNew}</Button>}
      <Row gap="small">
        {lines.length > 0 && <Button tone="quiet" onClick={() => { void onCopy(); }}>{words.copy}</Button>}
        <Button tone="quiet" onClick={() => onDiscard(what)}>{discard}</Button>
      </Row>
    </>
  );
};

/** Any other refusal: the reason, what was typed into an edit, and another try. */
const Again = ({ item, speech, why, what, onDiscard, target }: PartProps) => {
  const { reason, again, discard, upgrade, more } = useOutboxWords();
  const store = useStore();
  const lines = target && item.minds?.edits ? typedLines(target.kind, typedColumns(item), target.known ?? {}, speech) : [];
  return (
    <>
      <p>{reason(why)}</p>
      {lines.length > 0 && <><p>{more.gone.typed}</p><Lines of={lines} /></>}
      <Row gap="small">
        <Button tone="quiet" onClick={() => { void store.tryAgain(item.n); }}>{again}</Button>
        <Button tone="quiet" onClick={() => onDiscard(what)}>{discard}</Button>
        <LookButton target={target} />
        {item.refusal?.code.endsWith('.limit_reached') && <LinkButton to="/upgrade">{upgrade}</LinkButton>}
      </Row>
    </>
  );
};

const PARTS: Readonly<Record<string, (props: PartProps) => ReturnType<typeof Again>>> = { 'sync.unseen': Unseen, 'sync.changed_elsewhere': Choose };

/** A refused item: why, what it was about, and only what can succeed. */
export const Refused = (props: RefusedProps) => {
  const target = targetOf(props.item, props.speech);
  const code = props.item.refusal?.code ?? '';
  const Part = PARTS[code] ?? (canRetry(props.item, target) ? Again : Gone);
  return <Part {...props} target={target} />;
};

