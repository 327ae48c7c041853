import { CardLink } from '#kit/web/ui/Card.tsx';
import { LinkButton } from '#kit/web/ui/Button.tsx';
import { Between, Soft, Stack } from '#kit/web/ui/layout.tsx';
import { useLanguage } from '#kit/web/words.tsx';
import { sayAlert } from '../domain/say.ts';
import { useFieldName } from './AlertCard.tsx';
import { AlertLabel } from './AlertLabel.tsx';
import { useWhen } from './LookLine.tsx';
import type { Alert } from './projections.ts';
import { useAlerts } from './use-alerts.ts';
import { useLook } from './use-look.ts';
import { useAlertWords } from './words.ts';

const SHOWN = 2;

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

/** The two most urgent, on the home screen; without any, when the fields were looked at. */
export const HomeAlerts = () => {
  const words = useAlertWords();
  const when = useWhen();
  const { standing } = useAlerts();
  const { state } = useLook();
  if (standing.length === 0 && state.since === null) return null;
  return (
    <section aria-labelledby="urgent-alerts">
      <Stack gap="small">
        <Between><h2 id="urgent-alerts">{words.urgent}</h2>{standing.length > 0 && <LinkButton to="/alerts" tone="plain">{words.allAlerts(standing.length)}</LinkButton>}</Between>
        {standing.slice(0, SHOWN).map((alert) => <Line key={alert.id} alert={alert} />)}
        {standing.length === 0 && state.since !== null && <Soft>{words.lookedNothing(state.looked, when(state.since))}</Soft>}
      </Stack>
    </section>
  );
};
