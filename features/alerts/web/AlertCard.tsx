import { Link } from 'wouter';
import type { Field } from '#features/fields/domain/field.ts';
import { useRows } from '#kit/web/store/hooks.ts';
import { Badge } from '#kit/web/ui/Badge.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { SpaceBetween, MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { ReadAloud } from '#kit/web/ui/ReadAloud.tsx';
import { useLanguage } from '#kit/web/words.tsx';
import { alertText } from '../domain/text/alert-text.ts';
import { AlertLabel } from './AlertLabel.tsx';
import type { AlertGroup } from './use-alerts.ts';
import { useAlertWords } from './words.ts';
import styles from './alerts.module.css';

/** So many names of fields are read; the rest are counted. */
export const NAMES_SHOWN = 3;

/** "Juu, Kando", "Juu, Kando, Mto +4" */
export const useFieldNames = (ids: readonly string[]): string => {
  const words = useAlertWords();
  const fields = useRows<Field>('field');
  const names = ids.slice(0, NAMES_SHOWN).map((id) => fields.find((f) => f.id === id)?.name ?? words.aField);
  const more = ids.length - names.length;
  return names.join(', ') + (more > 0 ? ` +${more}` : '');
};

interface Props {
  readonly group: AlertGroup;
  readonly isUnread?: boolean;
}

/**
 * What comes, where, what to do first and until when. What was observed, by which rule and with what
 * certainty is one tap away.
 */
export const AlertCard = ({ group: { alert, fields }, isUnread }: Props) => {
  const words = useAlertWords();
  const { language } = useLanguage();
  const names = useFieldNames(fields);
  const { raised } = alert;
  const text = alertText(raised, language);
  return (
    <Card labelledBy={`alert-${alert.id}`}>
      <Stack gap="small">
        <SpaceBetween gap="small">
          <AlertLabel level={raised.urgency} />
          {isUnread && <Badge tone="clay">{words.isNew}</Badge>}
          <ReadAloud text={`${text.title}. ${text.message} ${text.action}`} />
        </SpaceBetween>
        <h3 id={`alert-${alert.id}`} className={styles.title}>
          <Link href={`/alerts/${alert.id}`}>{text.title}</Link>
        </h3>
        <MutedText>{words.about(names)}</MutedText>
        <p>
          <strong>{words.first}:</strong> {text.action}
        </p>
        <MutedText>{text.until}</MutedText>
        {alert.forecast_source === 'sample' && <MutedText>{words.sample}</MutedText>}
        <details className={styles.why}>
          <summary>{words.todo.why}</summary>
          <p>{text.message}</p>
          <MutedText>
            {text.rule} · {text.certainty}
          </MutedText>
        </details>
      </Stack>
    </Card>
  );
};
