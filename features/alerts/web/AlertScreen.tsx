import { type ReactNode, useEffect } from 'react';
import { Link } from 'wouter';
import type { Field } from '#features/fields/domain/field.ts';
import { useFormat } from '#kit/web/format.ts';
import { useRow, useStore } from '#kit/web/store/hooks.ts';
import type { WithPending } from '#kit/web/store/store.ts';
import { LinkButton } from '#kit/web/ui/Button.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { Below } from '#kit/web/ui/ColourScene.tsx';
import { EmptyState } from '#kit/web/ui/Empty.tsx';
import { SpaceBetween, MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { ReadAloud } from '#kit/web/ui/ReadAloud.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { Steps } from '#kit/web/ui/Steps.tsx';
import { useLanguage } from '#kit/web/words.tsx';
import { readAlerts } from '../contract.ts';
import { isActive } from '../domain/alert-state.ts';
import { alertText } from '../domain/text/alert-text.ts';
import { useFieldNames } from './AlertCard.tsx';
import { AlertLabel } from './AlertLabel.tsx';
import { Conditions } from './Conditions.tsx';
import { DidItHappen } from './DidItHappen.tsx';
import { ImpactPart } from './ImpactPart.tsx';
import { MuteKind } from './MutedKinds.tsx';
import { OtherFields } from './OtherFields.tsx';
import type { Alert } from './projections.ts';
import { useLocalDay } from './use-local-day.ts';
import { useAlertWords } from './words.ts';
import styles from './alerts.module.css';

const useMarkRead = (alert: WithPending<Alert> | undefined): void => {
  const store = useStore();
  const id = alert && !alert.read ? alert.id : null;
  useEffect(() => {
    if (id !== null) void store.send(readAlerts, { ids: [id] });
  }, [id, store]);
};

const AlertReason = ({ alert }: { readonly alert: WithPending<Alert> }) => {
  const words = useAlertWords();
  const format = useFormat();
  const { language } = useLanguage();
  const { raised, forecast_source: source } = alert;
  const name = useRow<Field>('field', alert.field_id)?.name;
  const place = name ? words.theField(name) : words.aField;
  const fromAbove = raised.theme === 'greenness';
  const shown = alertText(raised, language);
  const known = words.sources[source as keyof typeof words.sources] ?? source;
  return (
    <Card labelledBy="why">
      <Stack gap="small">
        <h2 id="why">{words.whyTitle}</h2>
        <p>{fromAbove ? words.whyFromAbove(place) : words.whyField(place, words.themes[raised.theme])}</p>
        <p>{shown.rule}</p>
        <p>{shown.certainty}</p>
        <MutedText>
          {(fromAbove ? words.pictureOf : words.forecastOf)(
            known,
            format.age(Date.parse(alert.forecast_at), Date.now()),
          )}{' '}
          · {words.raisedOn(format.shortDay(new Date(alert.created_at)))}
        </MutedText>
        <MuteKind theme={raised.theme} />
      </Stack>
    </Card>
  );
};

/** The ground says how urgent it is; the label says it too. */
const groundOf = (urgency: number): 'clay' | 'maize' | 'sky' =>
  urgency >= 4 ? 'clay' : urgency === 3 ? 'maize' : 'sky';

const AlertScene = ({ alert, head }: { readonly alert: WithPending<Alert>; readonly head: ReactNode }) => {
  const words = useAlertWords();
  const { language } = useLanguage();
  const field = useFieldNames([alert.field_id]);
  const { raised } = alert;
  const shown = alertText(raised, language);
  return (
    <div className={styles.scene}>
      {head}
      <SpaceBetween gap="small">
        <AlertLabel level={raised.urgency} />
        <ReadAloud text={`${shown.title}. ${shown.message} ${shown.action}`} />
      </SpaceBetween>
      <p>
        <Link href={`/fields/${alert.field_id}`}>{words.about(field)}</Link> ·{' '}
        {words.categories[raised.category]}
      </p>
      <p>{shown.until}</p>
    </div>
  );
};

const Body = ({ alert }: { readonly alert: WithPending<Alert> }) => {
  const words = useAlertWords();
  const { language } = useLanguage();
  const { raised } = alert;
  const shown = alertText(raised, language);
  const today = useLocalDay()(alert.field_id);
  const isOver = !isActive(alert, today);
  return (
    <Below isAside over="cards">
      {isOver && (
        <Notice tone="info">
          <p>{alert.state === 'withdrawn' ? words.withdrawn : words.isOver}</p>
        </Notice>
      )}
      {alert.forecast_source === 'sample' && (
        <Notice tone="warn">
          <p>{words.sample}</p>
        </Notice>
      )}
      <Card labelledBy="do">
        <Stack gap="small">
          <h2 id="do">{words.doTitle}</h2>
          <Steps steps={shown.recommendations.length > 0 ? shown.recommendations : [shown.action]} />
        </Stack>
      </Card>
      {!isOver && <OtherFields alert={alert} />}
      <Card labelledBy="seen">
        <Stack gap="small">
          <h2 id="seen">{words.seenTitle}</h2>
          <p>{shown.message}</p>
          <Conditions of={raised.seen.conditions} />
        </Stack>
      </Card>
      <ImpactPart alert={alert} />
      {alert.state !== 'withdrawn' && raised.from <= today && (
        <Card>
          <DidItHappen alert={alert} />
        </Card>
      )}
      <AlertReason alert={alert} />
    </Below>
  );
};

/** The page of one alert, to which messages link. */
export const AlertScreen = ({ id }: { readonly id: string }) => {
  const words = useAlertWords();
  const { language } = useLanguage();
  const alert = useRow<Alert>('alert', id);
  useMarkRead(alert);
  if (!alert)
    return (
      <Screen title={words.one} back="/alerts">
        <EmptyState
          drawing="found"
          sentence={words.gone}
          action={
            <LinkButton to="/alerts" tone="quiet">
              {words.toAlerts}
            </LinkButton>
          }
        />
      </Screen>
    );
  return (
    <Screen
      title={alertText(alert.raised, language).title}
      back="/alerts"
      ground={groundOf(alert.raised.urgency)}
      renderScene={(head) => <AlertScene alert={alert} head={head} />}
    >
      <Body alert={alert} />
    </Screen>
  );
};
