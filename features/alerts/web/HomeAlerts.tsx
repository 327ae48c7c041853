import { useMemo } from 'react';
import type { Field } from '#features/fields/domain/field.ts';
import { useRows } from '#kit/web/store/hooks.ts';
import { CardLink } from '#kit/web/ui/Card.tsx';
import { LinkButton } from '#kit/web/ui/Button.tsx';
import { Between, Soft, Stack } from '#kit/web/ui/layout.tsx';
import { useLanguage } from '#kit/web/words.tsx';
import { sayAlert } from '../domain/say.ts';
import { useFieldName } from './AlertCard.tsx';
import { AlertLabel } from './AlertLabel.tsx';
import { TodaysAction } from './TodaysAction.tsx';
import { useWhen } from './LookLine.tsx';
import type { Alert } from './projections.ts';
import { useAlerts } from './use-alerts.ts';
import { useLook } from './use-look.ts';
import { useAlertWords } from './words.ts';

const SHOWN = 2;
/** Fields that today's action is reckoned for: each wants its own forecast. */
const RECKONED = 6;

const Line = ({ alert }: { readonly alert: Alert }) => {
  const words = useAlertWords();
  const { language } = useLanguage();
  const field = useFieldName(alert.field_id);
  const told = sayAlert(alert.raised, language);
  return (
    <CardLink to={`/alerts/${alert.id}`}>
      <Stack gap="small">
        <AlertLabel level={alert.raised.urgency} />
        <strong>{told.title}</strong>
        <Soft>{words.about(field)} · {told.until}</Soft>
      </Stack>
    </CardLink>
  );
};

/** The two most urgent, on the home screen; without any, when the fields were looked at. Then the one thing to do today. */
export const HomeAlerts = () => {
  const words = useAlertWords();
  const when = useWhen();
  const { standing } = useAlerts();
  const { state } = useLook();
  const fields = useRows<Field>('field');
  const placed = useMemo(() => fields.filter((f) => !f.location_unconfirmed).slice(0, RECKONED), [fields]);
  return (
    <>
      {(standing.length > 0 || state.since !== null) && (
        <section aria-labelledby="urgent-alerts">
          <Stack gap="small">
            <Between><h2 id="urgent-alerts">{words.urgent}</h2><LinkButton to="/alerts" tone="plain">{standing.length > 0 ? words.allAlerts(standing.length) : words.toAlerts}</LinkButton></Between>
            {standing.slice(0, SHOWN).map((alert) => <Line key={alert.id} alert={alert} />)}
            {standing.length === 0 && state.since !== null && <Soft>{words.lookedNothing(state.looked, when(state.since))}</Soft>}
          </Stack>
        </section>
      )}
      <TodaysAction fields={placed} alerts={standing} />
    </>
  );
};
