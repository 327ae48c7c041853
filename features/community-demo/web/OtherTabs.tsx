import { useFormat } from '#kit/web/format.ts';
import { Badge } from '#kit/web/ui/Badge.tsx';
import { Button, LinkButton } from '#kit/web/ui/Button.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { SpaceBetween, Row, MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import type { DemoBadge, DemoExpert, DemoTraining } from '../domain/demo.ts';
import { useDemoWords } from './words.ts';

interface TrainingProps {
  readonly items: readonly DemoTraining[];
  readonly enroll: (id: string) => void;
}

/** LEG-08. */
export const TrainingDemo = ({ items, enroll }: TrainingProps) => {
  const { training: words } = useDemoWords();
  const { number, percent } = useFormat();
  const handleEnroll = ({ id, title }: DemoTraining) => {
    enroll(id);
    showToast(words.enrolled(title));
  };
  return (
    <Stack>
      {items.map((item) => (
        <Card key={item.id} labelledBy={`demo-${item.id}`}>
          <Stack gap="small">
            <h2 id={`demo-${item.id}`}>{item.title}</h2>
            <Row gap="small">
              {item.isRecommended && <Badge>{words.recommended}</Badge>}
              {item.isAICertified && <Badge tone="sky">{words.certified}</Badge>}
            </Row>
            <MutedText>
              {item.duration} · {words.popularity(number(item.popularity))}
            </MutedText>
            {item.enrolled && <MutedText>{words.progress(percent(item.progress / 100))}</MutedText>}
            <div>
              {item.isPro ? (
                <LinkButton to="/upgrade" tone="quiet">
                  {words.upgrade}
                </LinkButton>
              ) : item.enrolled ? (
                <Button tone="quiet" onClick={() => showToast(words.enrolled(item.title))}>
                  {words.resume}
                </Button>
              ) : (
                <Button tone="quiet" onClick={() => handleEnroll(item)}>
                  {words.enroll}
                </Button>
              )}
            </div>
          </Stack>
        </Card>
      ))}
    </Stack>
  );
};

interface ExpertProps {
  readonly experts: readonly DemoExpert[];
  readonly follow: (id: string) => void;
}

/** LEG-09. */
export const ExpertsDemo = ({ experts, follow }: ExpertProps) => {
  const { experts: words } = useDemoWords();
  const { number } = useFormat();
  return (
    <Stack>
      {experts.map((one) => (
        <Card key={one.id} labelledBy={`demo-${one.id}`}>
          <Stack gap="small">
            <SpaceBetween gap="small">
              <h2 id={`demo-${one.id}`}>{one.name}</h2>
              {one.verified && <Badge tone="sky">{words.verified}</Badge>}
            </SpaceBetween>
            <MutedText>
              {one.specialization} · {one.organization}
            </MutedText>
            <p>{one.bio}</p>
            <MutedText>
              {words.rating(number(one.rating, 1))} · {words.answers(number(one.answers))} ·{' '}
              {one.badges.join(', ')} · {one.availability}
            </MutedText>
            <Row gap="small">
              <Button tone="quiet" aria-pressed={one.isFollowing} onClick={() => follow(one.id)}>
                {one.isFollowing ? words.following : words.follow}
              </Button>
              <Button tone="quiet" onClick={() => showToast(words.contacted)}>
                {words.contact}
              </Button>
            </Row>
          </Stack>
        </Card>
      ))}
    </Stack>
  );
};

/** LEG-10. */
export const BadgesDemo = ({ badges }: { readonly badges: readonly DemoBadge[] }) => {
  const { achievements: words } = useDemoWords();
  const { number, percent } = useFormat();
  return (
    <Stack>
      {badges.map((badge) => (
        <Card key={badge.id} labelledBy={`demo-${badge.id}`}>
          <Stack gap="small">
            <SpaceBetween gap="small">
              <h2 id={`demo-${badge.id}`}>{badge.name}</h2>
              <Badge tone={badge.level === 'gold' ? 'maize' : badge.level === 'silver' ? 'plain' : 'clay'}>
                {words.levels[badge.level]}
              </Badge>
            </SpaceBetween>
            <p>{badge.description}</p>
            <MutedText>
              {words.categories[badge.category]} · {badge.requirements} ·{' '}
              {words.earnedBy(number(badge.earnedBy))}
            </MutedText>
            {badge.isEarned ? (
              <strong>{words.earned}</strong>
            ) : (
              <>
                <MutedText>{words.progress(percent(badge.progress / 100))}</MutedText>
                <meter min={0} max={100} value={badge.progress} aria-label={badge.name} />
              </>
            )}
          </Stack>
        </Card>
      ))}
    </Stack>
  );
};
