import { useState } from 'react';
import { Link } from 'wouter';
import { type Day, dayInNairobi } from '#kit/pure/days.ts';
import { useFormat } from '#kit/web/format.ts';
import type { WithPending } from '#kit/web/store/store.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { useLanguage } from '#kit/web/words.tsx';
import { alertText } from '../domain/text/alert-text.ts';
import { useFieldNames } from './AlertCard.tsx';
import { DidItHappen } from './DidItHappen.tsx';
import type { Alert } from './projections.ts';
import { useAlertWords } from './words.ts';
import styles from './alerts.module.css';

/** Ends before `until` if a more serious alert of the same kind replaced it. */
const endOf = ({ raised, closed_at: closed }: Alert): Day => {
  const day = closed === null ? raised.until : dayInNairobi(new Date(closed));
  return day < raised.until ? day : raised.until;
};

const PastAlert = ({ alert }: { readonly alert: WithPending<Alert> }) => {
  const words = useAlertWords();
  const format = useFormat();
  const { language } = useLanguage();
  const field = useFieldNames([alert.field_id]);
  return (
    <Card>
      <Stack gap="small">
        <h3 className={styles.title}>
          <Link href={`/alerts/${alert.id}`}>{alertText(alert.raised, language).title}</Link>
        </h3>
        <MutedText>
          {words.about(field)} ·{' '}
          {alert.state === 'withdrawn' ? words.withdrawn : words.over(format.shortDay(endOf(alert)))}
        </MutedText>
        {alert.state !== 'withdrawn' && <DidItHappen alert={alert} lead={false} />}
      </Stack>
    </Card>
  );
};

const MAX_SHOWN = 5;

/** Past alerts, with the question whether it happened. */
export const PastAlerts = ({ alerts }: { readonly alerts: readonly WithPending<Alert>[] }) => {
  const words = useAlertWords();
  const [all, setAll] = useState(false);
  if (alerts.length === 0) return null;
  return (
    <Stack gap="small">
      <h2>{words.past}</h2>
      <MutedText>{words.happenedLead}</MutedText>
      {(all ? alerts.slice(0, 100) : alerts.slice(0, MAX_SHOWN)).map((alert) => (
        <PastAlert key={alert.id} alert={alert} />
      ))}
      {!all && alerts.length > MAX_SHOWN && (
        <Button tone="quiet" onClick={() => setAll(true)}>
          {words.showAll}
        </Button>
      )}
    </Stack>
  );
};
