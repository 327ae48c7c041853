import { Link } from 'wouter';
import type { ReplyOf } from '#kit/pure/contract.ts';
import { useCachedCall } from '#kit/web/cached-call.ts';
import { useFormat } from '#kit/web/format.ts';
import { Age } from '#kit/web/ui/Age.tsx';
import { Button, LinkButton } from '#kit/web/ui/Button.tsx';
import { Fold } from '#kit/web/ui/Fold.tsx';
import { PeopleIcon } from '#kit/web/ui/icons.tsx';
import { SpaceBetween, Stack } from '#kit/web/ui/layout.tsx';
import { useWords } from '#kit/web/words.tsx';
import { readPulse } from '../../contract.ts';
import { communityCardEn } from '../../words.card.en.ts';
import { communityCardSw } from '../../words.card.sw.ts';
import { truncate, PREVIEW_LENGTHS } from '../post/preview.ts';

type Pulse = ReplyOf<typeof readPulse>;

/** Number of active experts, or the usual response time. Shows only measured values. */
const Experts = ({ pulse }: { readonly pulse: Pulse }) => {
  const words = useWords({ en: communityCardEn, sw: communityCardSw });
  const format = useFormat();
  if (pulse.experts_active > 0) return <p>{words.online(pulse.experts_active)}</p>;
  if (pulse.median_hours === null) return null;
  return (
    <p>
      {pulse.median_hours < 1
        ? words.usuallySoon
        : words.usually(format.number(pulse.median_hours, pulse.median_hours < 10 ? 1 : 0))}
    </p>
  );
};

const Today = ({ pulse }: { readonly pulse: Pulse }) => {
  const words = useWords({ en: communityCardEn, sw: communityCardSw });
  const { latest } = pulse;
  return (
    <>
      <Experts pulse={pulse} />
      {latest && (
        <p>
          <Link href={`/community/questions/${latest.id}`}>
            <bdi>{words.latest(truncate(latest.title, PREVIEW_LENGTHS.latest))}</bdi>
          </Link>
        </p>
      )}
    </>
  );
};

/** Home: community activity today. */
export const CommunityCard = () => {
  const words = useWords({ en: communityCardEn, sw: communityCardSw });
  const { value: pulse, at, refusal, isLoading, isCacheRead, reload } = useCachedCall(readPulse, '');
  // Waits until the stored copy was read.
  if (!pulse && !(refusal && isCacheRead)) return null;
  const fact = !pulse
    ? words.failed
    : pulse.today === 0
      ? words.quiet
      : `${words.today(pulse.today)} · ${words.answered(pulse.answered)}`;
  return (
    <Fold id="community" icon={PeopleIcon} tone="maize" title={words.title} fact={fact}>
      <Stack gap="small">
        {pulse && <Age at={at} kind={refusal ? 'saved' : 'updated'} />}
        {pulse && <Today pulse={pulse} />}
        {refusal && (
          <SpaceBetween gap="small">
            <span role="status">{words.failed}</span>
            <Button tone="plain" busy={isLoading} onClick={reload}>
              {words.retry}
            </Button>
          </SpaceBetween>
        )}
        <LinkButton tone="quiet" to="/community">
          {words.open}
        </LinkButton>
      </Stack>
    </Fold>
  );
};
