import { Age } from '#kit/web/ui/Age.tsx';
import { Badge } from '#kit/web/ui/Badge.tsx';
import { Button } from '#kit/web/ui/Button.tsx';
import { Card, CardLink } from '#kit/web/ui/Card.tsx';
import { FactList } from '#kit/web/ui/Facts.tsx';
import { FigureRow } from '#kit/web/ui/FigureRow.tsx';
import { Fold } from '#kit/web/ui/Fold.tsx';
import { Row, SpaceBetween, Stack, MutedText, VisuallyHidden } from '#kit/web/ui/layout.tsx';
import { List, ListItem } from '#kit/web/ui/List.tsx';
import { CoinIcon, ShopIcon } from '#kit/web/ui/more-icons.tsx';
import { SayingCard } from '#kit/web/ui/SayingCard.tsx';
import { State } from '#kit/web/ui/State.tsx';
import { Steps } from '#kit/web/ui/Steps.tsx';
import { noop, type DesignWords, type Sections } from './section.ts';

const TONES = ['leaf', 'maize', 'soil', 'sky', 'clay'] as const;
const HOUR_MS = 3_600_000;
const twoHoursAgo = (): number => Date.now() - 2 * HOUR_MS;
const factsOf = (words: DesignWords) =>
  [
    [words.size, words.hectares],
    [words.planted, words.plantedOn],
  ] as const;

export const rowSections = {
  cards: (words) => (
    <Stack>
      {(['plain', 'leaf', 'maize', 'sky', 'clay'] as const).map((tone) => (
        <Card key={tone} tone={tone}>
          <p>{words.reason}</p>
        </Card>
      ))}
      <CardLink to="/design">
        <p>{words.rowTitle}</p>
      </CardLink>
    </Stack>
  ),
  rows: (words) => (
    <List label={words.rowTitle}>
      {TONES.map((tone) => (
        <ListItem
          key={tone}
          to="/design"
          icon={ShopIcon}
          tone={tone}
          title={words.rowTitle}
          subtitle={words.rowFact}
          trailing={tone === 'leaf' ? <Badge>{words.badge}</Badge> : undefined}
        />
      ))}
      <ListItem title={words.rowTitle} subtitle={words.rowFact} />
      <ListItem onClick={noop} icon={CoinIcon} title={words.more} />
      <ListItem href="https://example.org" title={words.call} />
    </List>
  ),
  folds: (words) => (
    <div>
      <Fold id="fold-closed" title={words.foldTitle} fact={words.foldFact} icon={CoinIcon} tone="maize">
        <p>{words.foldBody}</p>
      </Fold>
      <Fold id="fold-open" title={words.foldTitle} fact={words.foldFact} isOpen>
        <p>{words.foldBody}</p>
      </Fold>
    </div>
  ),
  states: (words) => (
    <Stack gap="small">
      {(['good', 'watch', 'bad', 'unknown'] as const).map((tone) => (
        <State key={tone} tone={tone}>
          {words.states[tone]}
        </State>
      ))}
      <Row gap="small">
        {(['leaf', 'maize', 'sky', 'clay', 'plain'] as const).map((tone) => (
          <Badge key={tone} tone={tone}>
            {words.badge}
          </Badge>
        ))}
      </Row>
      {(['updated', 'saved', 'live', 'waiting'] as const).map((kind) => (
        <Age key={kind} at={twoHoursAgo()} kind={kind} />
      ))}
      <Age at={null} />
    </Stack>
  ),
  today: (words) => (
    <SayingCard
      id="today-sample"
      eyebrow={words.today}
      beside={<Age at={twoHoursAgo()} />}
      saying={words.action}
      reason={words.reason}
      actions={
        <>
          <Button>{words.done}</Button>
          <Button tone="plain">{words.why}</Button>
        </>
      }
    >
      <small>{words.sample}</small>
    </SayingCard>
  ),
  steps: (words) => (
    <Stack>
      <Steps steps={words.steps} />
      <FigureRow
        figures={[
          { figure: '–', meaning: words.size },
          { figure: '23°', meaning: words.planted, tone: 'good' },
          { figure: '4', meaning: words.plantedOn, tone: 'bad' },
        ]}
      />
      <FactList facts={factsOf(words)} />
      <FactList facts={factsOf(words)} />
    </Stack>
  ),
  layout: (words) => (
    <Stack>
      <Row>
        <Card>{words.left}</Card>
        <Card>{words.right}</Card>
      </Row>
      <SpaceBetween>
        <h3>{words.left}</h3>
        <small>{words.right}</small>
      </SpaceBetween>
      <MutedText>{words.lead}</MutedText>
      <VisuallyHidden>{words.lead}</VisuallyHidden>
    </Stack>
  ),
} satisfies Sections;
