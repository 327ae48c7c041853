import { Link } from 'wouter';
import type { Field } from '#features/fields/domain/field.ts';
import { useRow } from '#kit/web/store/hooks.ts';
import type { Held } from '#kit/web/store/store.ts';
import { Badge } from '#kit/web/ui/Badge.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { Between, Soft, Stack } from '#kit/web/ui/layout.tsx';
import { useLanguage } from '#kit/web/words.tsx';
import { sayAlert } from '../domain/say.ts';
import { AlertLabel } from './AlertLabel.tsx';
import styles from './alerts.module.css';
import type { Alert } from './projections.ts';
import { useAlertWords } from './words.ts';

export const useFieldName = (id: string): string => {
  const words = useAlertWords();
  return useRow<Field>('field', id)?.name ?? words.aField;
};

interface Props { readonly alert: Held<Alert>; readonly fresh?: boolean }

/** What was seen, what to do first, until when, by which rule and how sure; the rest is a tap away. */
export const AlertCard = ({ alert, fresh }: Props) => {
  const words = useAlertWords();
  const { language } = useLanguage();
  const field = useFieldName(alert.field_id);
  const { raised } = alert;
  const told = sayAlert(raised, language);
  return (
    <Card labelledBy={`alert-${alert.id}`}>
      <Stack gap="small">
        <Between gap="small"><AlertLabel level={raised.urgency} />{fresh && <Badge tone="clay">{words.isNew}</Badge>}</Between>
        <h3 id={`alert-${alert.id}`} className={styles.title}><Link href={`/alerts/${alert.id}`}>{told.title}</Link></h3>
        <Soft>{words.about(field)} · {words.categories[raised.category]}</Soft>
        <p>{told.message}</p>
        <p><strong>{words.first}:</strong> {told.action}</p>
        <Soft>{told.until}</Soft>
        <Soft>{told.rule} · {told.certainty}</Soft>
        {alert.forecast_source === 'sample' && <Soft>{words.sample}</Soft>}
      </Stack>
    </Card>
  );
};
