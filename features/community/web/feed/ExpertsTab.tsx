import { useState } from 'react';
import type { ReplyOf } from '#kit/pure/contract.ts';
import { useCachedCall } from '#kit/web/cached-call.ts';
import { call, type CallRefused } from '#kit/web/call.ts';
import { useFormat } from '#kit/web/format.ts';
import { useExclusiveAction } from '#kit/web/hooks/use-exclusive-action.ts';
import { withRetries } from '#kit/web/online-call.ts';
import { useRefusalText } from '#kit/web/refusal.ts';
import { useSession } from '#kit/web/session.tsx';
import { Age } from '#kit/web/ui/Age.tsx';
import { Badge } from '#kit/web/ui/Badge.tsx';
import { Button, ExternalLink } from '#kit/web/ui/Button.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { EmptyState } from '#kit/web/ui/Empty.tsx';
import { ChatIcon, PeopleIcon } from '#kit/web/ui/icons.tsx';
import { SpaceBetween, MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { ErrorCard } from '#kit/web/ui/Notice.tsx';
import { Sheet } from '#kit/web/ui/Sheet.tsx';
import { Skeleton } from '#kit/web/ui/Skeleton.tsx';
import { useLanguage } from '#kit/web/words.tsx';
import { cropByKey } from '#knowledge/index.ts';
import { readExperts } from '../../contract.ts';
import type { AskedExpert } from '../ask/use-ask-form.ts';
import { useCachedNote } from '../use-cached-note.ts';
import { useCommunityRefusals, useCommunityWords } from '../words.ts';
import styles from '../post/Post.module.css';

type Directory = ReplyOf<typeof readExperts>;
type Expert = Directory['experts'][number];

/** Measured values; unknown when not measured. */
const useResponseTimeText = (): ((hours: number | null) => string) => {
  const { experts: words } = useCommunityWords();
  const format = useFormat();
  return (hours) =>
    hours === null
      ? words.respondsUnknown
      : hours < 1
        ? words.respondsSoon
        : words.responds(format.number(hours, hours < 10 ? 1 : 0));
};

const initialsOf = (name: string | null): string =>
  (name ?? '')
    .split(/\s+/)
    .filter((part) => !part.endsWith('.'))
    .map((part) => [...part][0] ?? '')
    .slice(0, 2)
    .join('')
    .toUpperCase();

export const ExpertCard = ({
  expert,
  onAsk,
}: {
  readonly expert: Expert;
  readonly onAsk: (expert: AskedExpert) => void;
}) => {
  const { experts: words, expert: badge } = useCommunityWords();
  const { language } = useLanguage();
  const response = useResponseTimeText();
  const { session } = useSession();
  const crops = expert.crops.map((crop) => cropByKey(crop)?.name[language] ?? crop).join(', ');
  return (
    <Card>
      <Stack gap="small">
        <div className={styles.person}>
          <span className={styles.face} aria-hidden="true">
            {initialsOf(expert.name)}
          </span>
          <div>
            <h3>
              <bdi className={styles.name}>{expert.name}</bdi> <Badge tone="leaf">{badge}</Badge>
            </h3>
            <small>
              {words.answered(expert.answers)} · {words.accepted(expert.accepted)} ·{' '}
              {response(expert.median_hours)}
            </small>
          </div>
        </div>
        {crops && <p>{words.crops(crops)}</p>}
        {expert.counties.length > 0 && <p>{words.counties(expert.counties.join(', '))}</p>}
        {expert.languages.length > 0 && (
          <p>{words.languagesLabel(expert.languages.map((spoken) => words.languages[spoken]).join(', '))}</p>
        )}
        {expert.id !== session?.userId && (
          <Button tone="quiet" icon={ChatIcon} onClick={() => onAsk({ id: expert.id, name: expert.name })}>
            <bdi className={styles.name}>{words.ask(expert.name)}</bdi>
          </Button>
        )}
      </Stack>
    </Card>
  );
};

const BecomeExpert = () => {
  const { experts: words } = useCommunityWords();
  const { serverOptions, session } = useSession();
  const [isOpen, setOpen] = useState(false);
  if (session?.role === 'expert') return null;
  return (
    <>
      <Button tone="quiet" icon={PeopleIcon} onClick={() => setOpen(true)}>
        {words.become}
      </Button>
      {isOpen && (
        <Sheet title={words.becomeTitle} onClose={() => setOpen(false)}>
          <Stack>
            <p>{words.becomeText}</p>
            {serverOptions?.supportUrl ? (
              <ExternalLink href={serverOptions.supportUrl}>{words.becomeMail}</ExternalLink>
            ) : (
              <MutedText>{words.becomeNoMail}</MutedText>
            )}
          </Stack>
        </Sheet>
      )}
    </>
  );
};

const useDirectory = () => {
  const first = useCachedCall(readExperts, '', {});
  const [more, setMore] = useState<{ readonly of: Directory; readonly pages: readonly Directory[] } | null>(
    null,
  );
  const [refusal, setRefusal] = useState<CallRefused | null>(null);
  const pages = first.value ? [first.value, ...(more?.of === first.value ? more.pages : [])] : [];
  const next = pages[pages.length - 1]?.next ?? null;
  const showMore = async (): Promise<void> => {
    const page = await withRetries(() => call(readExperts, { query: { after: next ?? undefined } }));
    setRefusal(page.ok ? null : page);
    if (page.ok && first.value) setMore({ of: first.value, pages: [...pages.slice(1), page.value] });
  };
  return {
    ...first,
    refusal: refusal ?? first.refusal,
    experts: pages.flatMap(({ experts }) => experts),
    next,
    more: useExclusiveAction(showMore),
  };
};

/** Verified experts only; the list may be empty. */
export const ExpertsTab = ({ onAsk }: { readonly onAsk: (expert: AskedExpert) => void }) => {
  const { experts: words, retry } = useCommunityWords();
  const refusalText = useRefusalText(useCommunityRefusals());
  const { value, at, refusal, reload, experts, next, more } = useDirectory();
  const cachedNote = useCachedNote();
  const retryButton = (
    <Button tone="quiet" onClick={reload}>
      {retry}
    </Button>
  );
  if (!value && refusal)
    return (
      <ErrorCard
        what={words.failed}
        whatToDo={refusalText(refusal)}
        requestId={refusal.requestId}
        action={retryButton}
      />
    );
  if (!value) return <Skeleton shapes={['card', 'card', 'card']} />;
  if (experts.length === 0)
    return <EmptyState drawing="found" sentence={words.none} action={<BecomeExpert />} />;
  return (
    <Stack>
      <MutedText>{words.lead}</MutedText>
      {refusal ? (
        <SpaceBetween gap="small">
          <small>
            {cachedNote(refusal)} <Age at={at} kind="saved" />
          </small>
          {retryButton}
        </SpaceBetween>
      ) : (
        <Age at={at} />
      )}
      <div className="columns">
        {experts.map((expert) => (
          <ExpertCard key={expert.id} expert={expert} onAsk={onAsk} />
        ))}
      </div>
      {next && (
        <Button tone="quiet" wide busy={more.busy} onClick={more.run}>
          {words.more}
        </Button>
      )}
      <BecomeExpert />
    </Stack>
  );
};
