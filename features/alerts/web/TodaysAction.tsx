import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Crop } from '#features/crops/domain/crop.ts';
import type { Field } from '#features/fields/domain/field.ts';
import type { FieldEvent } from '#features/history/domain/event.ts';
import { counties } from '#features/places/domain/counties.ts';
import type { Scan } from '#features/scanner/web/use-scans.ts';
import { daysOf } from '#features/weather/domain/days.ts';
import type { CachedForecast } from '#features/weather/web/forecasts.ts';
import { useForecast } from '#features/weather/web/use-forecast.ts';
import { dayInNairobi } from '#kit/pure/days.ts';
import { useOnline } from '#kit/web/network.ts';
import { useRows, useRowsOf } from '#kit/web/store/hooks.ts';
import { Age } from '#kit/web/ui/Age.tsx';
import { Button, LinkButton } from '#kit/web/ui/Button.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { SpaceBetween, MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { ReadAloud } from '#kit/web/ui/ReadAloud.tsx';
import { Skeleton } from '#kit/web/ui/Skeleton.tsx';
import { useLanguage } from '#kit/web/words.tsx';
import type { FieldDetection } from '../domain/facts.ts';
import { fieldAction } from '../domain/field-action.ts';
import { localDayAt } from '../domain/local-day.ts';
import type { RaisedAlert } from '../domain/raised-alert.ts';
import type { TodaysAction as Action } from '../domain/rules/today.ts';
import { actionText } from '../domain/text/action-text.ts';
import { useAlerts } from './use-alerts.ts';
import { useAlertWords } from './words.ts';

const weatherDaysOf = ({ forecast, past }: CachedForecast) =>
  [...new Map([...daysOf(forecast), ...past].map((day) => [day.date, day])).values()].sort((a, b) =>
    a.date < b.date ? -1 : 1,
  );

/**
 * A candidate that the farmer picked counts as an answer. Nothing is found while the crop question is
 * unanswered.
 */
const detectionsOf = ({
  checked,
  condition: named,
  pick,
  crop_question: question,
  taken_at: at,
}: Scan): readonly FieldDetection[] => {
  const condition = checked?.condition ?? named ?? pick;
  return !condition || (question && !question.answered)
    ? []
    : [{ condition, on: dayInNairobi(new Date(at)) }];
};

type ReportAction = (id: string, action: Action | null) => void;

/** Evaluates one field from data on this phone. Renders nothing. */
const EvaluateField = ({
  field,
  alerts,
  onAction,
}: {
  readonly field: Field;
  readonly alerts: readonly RaisedAlert[];
  readonly onAction: ReportAction;
}) => {
  const { known } = useForecast(field);
  const crops = useRowsOf<Crop>('crop', 'field_id', field.id);
  const events = useRowsOf<FieldEvent>('field_event', 'field_id', field.id);
  const scans = useRows<Scan>('scan');
  const action = useMemo(() => {
    if (!crops || !events || (!known && alerts.length === 0)) return null;
    const now = new Date();
    // The field's page gets the county from the map, which is too heavy for home. Each crop stores it at
    // planting.
    const county =
      crops.find((one) => one.county !== null)?.county ??
      counties.find((one) => one === field.location_description) ??
      null;
    const found = scans.filter((one) => one.field_id === field.id).flatMap(detectionsOf);
    const [elevation, days] = [known?.forecast.elevation ?? null, known ? weatherDaysOf(known) : []];
    return fieldAction(
      { field, crops, events, county, elevation, days, now, alerts, found },
      localDayAt(field.location, now),
    );
  }, [field, alerts, known, crops, events, scans]);
  useEffect(() => {
    onAction(field.id, action);
    return () => onAction(field.id, null);
  }, [field.id, action, onAction]);
  return null;
};

/** Maximum fields evaluated: each needs its own forecast. */
const MAX_FIELDS = 6;
const NO_ALERTS: readonly RaisedAlert[] = [];

/** The most urgent action for today across all fields, with its reason and the age of the data. */
// oxlint-disable-next-line eslint/complexity -- a list of the states of one card; the redesign splits it
export const TodaysAction = () => {
  const words = useAlertWords();
  const { language } = useLanguage();
  const all = useRows<Field>('field');
  const { openAlerts: alerts } = useAlerts();
  const fields = useMemo(() => all.filter((f) => !f.location_unconfirmed).slice(0, MAX_FIELDS), [all]);
  const [actions, setActions] = useState<Readonly<Record<string, Action | null>>>({});
  const tell = useCallback<ReportAction>(
    (id, action) => setActions((now) => (now[id] === action ? now : { ...now, [id]: action })),
    [],
  );
  const raised = useMemo(
    () => new Map(fields.map((f) => [f.id, alerts.filter((a) => a.field_id === f.id).map((a) => a.raised)])),
    [fields, alerts],
  );
  const first = fields
    .filter((f) => actions[f.id])
    .sort((a, b) => actions[b.id]!.rank - actions[a.id]!.rank)[0];
  const action = first && actions[first.id];
  const shown = action && actionText(action, language);
  const online = useOnline();
  const { known, isRead, problem, isFetching, refresh } = useForecast(first ?? fields[0] ?? null);
  // Sends no request without a network, so nothing fails.
  const isComing = problem === null && (online || !isRead || known !== null);
  const alert = action?.kind === 'alert' ? alerts.find((a) => a.raised === action.raised) : undefined;
  const again = (
    <Button
      tone="plain"
      busy={isFetching}
      onClick={() => {
        void refresh();
      }}
    >
      {words.retry}
    </Button>
  );
  if (fields.length === 0) return null;
  return (
    <>
      {fields.map((field) => (
        <EvaluateField
          key={field.id}
          field={field}
          alerts={raised.get(field.id) ?? NO_ALERTS}
          onAction={tell}
        />
      ))}
      {!shown && isComing && <Skeleton shapes={['title', 'card']} />}
      {(shown || !isComing) && (
        <section aria-labelledby="todays-action">
          <Stack gap="small">
            <SpaceBetween gap="small">
              <h2 id="todays-action">{words.todayTitle}</h2>
              {shown && known && (
                <Age at={known.forecast.fetchedAt} kind={problem === null ? 'updated' : 'saved'} />
              )}
            </SpaceBetween>
            {shown && first && (
              <Card tone="leaf">
                <Stack gap="small">
                  <SpaceBetween gap="small">
                    <strong>{shown.todo}</strong>
                    <ReadAloud text={`${shown.todo}. ${shown.why}`} />
                  </SpaceBetween>
                  <p>{shown.why}</p>
                  {(alert ? alert.forecast_source === 'sample' : known?.sample) && (
                    <MutedText>{words.sample}</MutedText>
                  )}
                  {action.kind !== 'quiet' && (
                    <MutedText>{words.about(first.name ?? words.aField)}</MutedText>
                  )}
                  {action.kind !== 'quiet' && (
                    <div>
                      <LinkButton to={alert ? `/alerts/${alert.id}` : `/fields/${first.id}`} tone="quiet">
                        {words.more}
                      </LinkButton>
                    </div>
                  )}
                </Stack>
              </Card>
            )}
            {shown && problem === 'failed' && (
              <SpaceBetween gap="small">
                <span role="status">{words.todayOld}</span>
                {again}
              </SpaceBetween>
            )}
            {!shown && (
              <Card>
                <SpaceBetween gap="small">
                  <span role="status">{problem === 'nothing' ? words.todayNothing : words.todayFailed}</span>
                  {again}
                </SpaceBetween>
              </Card>
            )}
          </Stack>
        </section>
      )}
    </>
  );
};
