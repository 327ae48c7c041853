import type { Day } from '#kit/pure/days.ts';
import { useFormat } from '#kit/web/format.ts';
import { useExclusiveAction } from '#kit/web/hooks/use-exclusive-action.ts';
import { Badge } from '#kit/web/ui/Badge.tsx';
import { Button, LinkButton } from '#kit/web/ui/Button.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { SpaceBetween, Row, MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { ReadAloud } from '#kit/web/ui/ReadAloud.tsx';
import { useLanguage } from '#kit/web/words.tsx';
import type { Source } from '#knowledge/sources.ts';
import { type TaskSource, taskSources } from '#knowledge/tasks/index.ts';
import { suggestionText } from '../../domain/suggest/suggestion-text.ts';
import type { Suggestion } from '../../domain/suggest/suggestion.ts';
import { sourceText, useSuggestionDecision, useSuggestedTask } from './use-suggestion-decision.ts';
import { useSuggestWords } from './words.ts';
import styles from './suggest.module.css';

export const TaskSourceLine = ({ of }: { readonly of: TaskSource }) => {
  const words = useSuggestWords();
  const source: Source = taskSources[of];
  const name = sourceText({ source: of });
  return (
    <MutedText>
      {words.cards.source}:{' '}
      {source.url ? (
        <a href={source.url} target="_blank" rel="noopener">
          {name}
        </a>
      ) : (
        name
      )}
      {source.basis === 'general' && ` – ${words.cards.general}`}
    </MutedText>
  );
};

/** The key contains the alert's id. */
const alertIdOf = ({ key }: Suggestion): string => key.split(':')[2] ?? '';

const SuggestionDetails = ({ of: one }: { readonly of: Suggestion }) => {
  const words = useSuggestWords();
  const { language } = useLanguage();
  return (
    <details className={styles.behind}>
      <summary>{words.cards.how}</summary>
      <Stack gap="small">
        <p>{suggestionText(one, language).how}</p>
        <MutedText>
          {words.cards.rule}: {words.rules[one.rule]}
        </MutedText>
        <TaskSourceLine of={one.source} />
        {one.raised ? (
          <LinkButton to={`/alerts/${alertIdOf(one)}`} tone="quiet">
            {words.cards.alert}
          </LinkButton>
        ) : (
          one.conditionKey && (
            <LinkButton to={`/conditions/${one.conditionKey}`} tone="quiet">
              {words.cards.page}
            </LinkButton>
          )
        )}
      </Stack>
    </details>
  );
};

interface Props {
  readonly of: Suggestion;
  readonly fieldName: string;
  readonly today: Day;
  readonly onChange: (one: Suggestion) => void;
}

/** One suggestion with its reason: accept, change or ignore it. */
export const SuggestionCard = ({ of: one, fieldName, today, onChange }: Props) => {
  const words = useSuggestWords();
  const format = useFormat();
  const { language } = useLanguage();
  const { acceptSuggestion, ignore } = useSuggestionDecision();
  const taskOf = useSuggestedTask();
  const { title, why } = suggestionText(one, language);
  const accepting = useExclusiveAction(async () => {
    await acceptSuggestion(one, taskOf(one), 'accepted');
  });
  const ignoring = useExclusiveAction(async () => {
    await ignore(one);
  });
  const when = `${one.due <= today ? words.cards.today : words.cards.due(format.shortDay(one.due))}, ${words.cards.until(format.shortDay(one.until))}`;
  return (
    <Card>
      <Stack gap="small">
        <SpaceBetween gap="small">
          <h3>{title}</h3>
          <ReadAloud text={`${title}. ${why}`} />
        </SpaceBetween>
        <MutedText>
          {fieldName} · {when}
        </MutedText>
        {one.priority === 'high' && (
          <div>
            <Badge tone="maize">{words.cards.high}</Badge>
          </div>
        )}
        <p>{why}</p>
        {one.forecastAt !== null && (
          <MutedText>{words.cards.forecast(format.age(Date.parse(one.forecastAt), Date.now()))}</MutedText>
        )}
        <SuggestionDetails of={one} />
        <Row gap="small">
          <Button tone="quiet" busy={accepting.busy} onClick={() => accepting.run()}>
            {words.cards.add}
          </Button>
          <Button tone="plain" onClick={() => onChange(one)}>
            {words.cards.change}
          </Button>
          <Button tone="plain" busy={ignoring.busy} onClick={() => ignoring.run()}>
            {words.cards.ignore}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
};
