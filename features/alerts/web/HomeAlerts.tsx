import { Button, LinkButton } from '#kit/web/ui/Button.tsx';
import { WarningIcon } from '#kit/web/ui/icons.tsx';
import { SpaceBetween, Stack } from '#kit/web/ui/layout.tsx';
import { List, ListItem } from '#kit/web/ui/List.tsx';
import { useLanguage } from '#kit/web/words.tsx';
import { alertText } from '../domain/text/alert-text.ts';
import { useFieldNames } from './AlertCard.tsx';
import { AlertLabel } from './AlertLabel.tsx';
import { useEvaluationTimeText } from './EvaluationLine.tsx';
import { type AlertGroup, useAlerts } from './use-alerts.ts';
import { useEvaluation } from './use-evaluation.ts';
import { useAlertWords } from './words.ts';

const MAX_SHOWN = 2;

const Line = ({ group: { alert, fields } }: { readonly group: AlertGroup }) => {
  const words = useAlertWords();
  const { language } = useLanguage();
  const names = useFieldNames(fields);
  const text = alertText(alert.raised, language);
  return (
    <ListItem
      to={`/alerts/${alert.id}`}
      icon={WarningIcon}
      tone={alert.raised.urgency >= 4 ? 'clay' : 'maize'}
      title={
        <>
          <AlertLabel level={alert.raised.urgency} /> {text.title}
        </>
      }
      subtitle={
        <>
          {words.about(names)} · {text.until}
          {alert.forecast_source === 'sample' && ` · ${words.sample}`}
        </>
      }
    />
  );
};

/** The two most urgent alerts on the home screen. If there are none, the time of the last evaluation. */
export const HomeAlerts = () => {
  const words = useAlertWords();
  const when = useEvaluationTimeText();
  const { openGroups } = useAlerts();
  const { state, refusal, busy, evaluate } = useEvaluation();
  if (openGroups.length === 0 && state.oldestEvaluation === null && !refusal) return null;
  if (openGroups.length === 0 && state.oldestEvaluation !== null && !refusal)
    return (
      <List>
        <ListItem
          to="/alerts"
          icon={WarningIcon}
          title={<span id="urgent-alerts">{words.urgent}</span>}
          subtitle={words.homeNothing(when(state.oldestEvaluation))}
        />
      </List>
    );
  return (
    <section aria-labelledby="urgent-alerts">
      <Stack gap="small">
        <SpaceBetween>
          <h2 id="urgent-alerts">{words.urgent}</h2>
          <LinkButton to="/alerts" tone="plain">
            {openGroups.length > 0 ? words.allAlerts(openGroups.length) : words.toAlerts}
          </LinkButton>
        </SpaceBetween>
        {openGroups.length > 0 && (
          <List>
            {openGroups.slice(0, MAX_SHOWN).map((group) => (
              <Line key={group.alert.id} group={group} />
            ))}
          </List>
        )}
        {refusal && (
          <SpaceBetween gap="small">
            <span role="status">{words.lookFailed}</span>
            <Button tone="plain" busy={busy} onClick={evaluate}>
              {words.retry}
            </Button>
          </SpaceBetween>
        )}
      </Stack>
    </section>
  );
};
