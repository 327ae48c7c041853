import { lazy, useCallback, useEffect, useMemo, useState } from 'react';
import type { Crop } from '#features/crops/domain/crop.ts';
import type { Field } from '#features/fields/domain/field.ts';
import type { FieldEvent } from '#features/history/domain/event.ts';
import { counties } from '#features/places/domain/counties.ts';
import type { Scan } from '#features/scanner/web/use-scans.ts';
import { activeTasks, isLate } from '#features/tasks/domain/daily.ts';
import type { Task } from '#features/tasks/domain/task.ts';
import { daysOf } from '#features/weather/domain/days.ts';
import type { CachedForecast } from '#features/weather/web/forecasts.ts';
import { useForecast } from '#features/weather/web/use-forecast.ts';
import { type Day, dayInNairobi } from '#kit/pure/days.ts';
import { useFormat } from '#kit/web/format.ts';
import { useOnline } from '#kit/web/network.ts';
import { useRows, useRowsOf, useStore } from '#kit/web/store/hooks.ts';
import { Age } from '#kit/web/ui/Age.tsx';
import { Button, LinkButton } from '#kit/web/ui/Button.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { CheckIcon } from '#kit/web/ui/icons.tsx';
import { SpaceBetween, MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { LazyErrorBoundary } from '#kit/web/ui/LazyErrorBoundary.tsx';
import { SayingCard } from '#kit/web/ui/SayingCard.tsx';
import { Skeleton } from '#kit/web/ui/Skeleton.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { useLanguage } from '#kit/web/words.tsx';
import type { FieldDetection } from '../domain/facts.ts';
import { fieldAction } from '../domain/field-action.ts';
import { localDayAt } from '../domain/local-day.ts';
import type { RaisedAlert } from '../domain/raised-alert.ts';
import type { TodaysAction as Action } from '../domain/rules/today.ts';
import { actionText } from '../domain/text/action-text.ts';
import { taskRank, type TodayGroup, type TodayItem, todayList } from '../domain/today-list.ts';
import { type Alerts, useAlerts } from './use-alerts.ts';
import { useDoneToday } from './use-done-today.ts';
import { useAlertWords } from './words.ts';

const UsualSaying = lazy(async () => ({ default: (await import('./UsualSaying.tsx')).UsualSaying }));

/** Nothing to do on a field of which no crop is recorded. */
const BARE: Action = { kind: 'quiet', rank: -1 };

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
    const today = fieldAction(
      { field, crops, events, county, elevation, days, now, alerts, found },
      localDayAt(field.location, now),
    );
    return today.kind === 'quiet' && crops.length === 0 ? BARE : today;
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

type Item = TodayItem & {
  readonly to: string;
  readonly sample: boolean;
  readonly task?: Task;
  readonly isLate?: boolean;
};

const alertRoute = (id: string): string => `/alerts/${id}`;

/** The action of each field as an item of today's list; `quiet` is none. */
const useActionItems = (
  fields: readonly Field[],
  actions: Readonly<Record<string, Action | null>>,
  alerts: Alerts['openAlerts'],
): readonly Item[] => {
  const { language } = useLanguage();
  return fields.flatMap((field): readonly Item[] => {
    const action = actions[field.id];
    if (!action || action.kind === 'quiet') return [];
    const alert = action.kind === 'alert' ? alerts.find((a) => a.raised === action.raised) : undefined;
    return [
      {
        key: alert ? `alert:${alert.id}` : `${action.kind}:${field.id}`,
        rank: action.rank,
        ...actionText(action, language),
        fieldId: field.id,
        to: alert ? alertRoute(alert.id) : `/fields/${field.id}`,
        sample: alert?.forecast_source === 'sample',
      },
    ];
  });
};

const useTaskItems = (today: Day): readonly Item[] => {
  const { todo: words } = useAlertWords();
  const format = useFormat();
  return activeTasks(useRows<Task>('farm_plan_task'))
    .filter(({ due_date: due }) => due !== null && due <= today)
    .map((task) => ({
      key: `task:${task.id}`,
      rank: taskRank(task, today),
      todo: task.title,
      why: isLate(task, today)
        ? words.taskLate(format.shortDay(task.due_date!))
        : task.due_time
          ? words.taskAt(task.due_time)
          : words.taskToday,
      fieldId: task.field_id,
      to: '/farm-planning',
      sample: false,
      task,
      isLate: isLate(task, today),
    }));
};

/** Marks items as done: a task for good, an action until tomorrow. Both can be undone. */
const useDone = (today: Day) => {
  const { todo: words } = useAlertWords();
  const store = useStore();
  const [done, changeDone] = useDoneToday(today);
  const setTask = async (id: string, status: 'completed' | 'pending'): Promise<boolean> => {
    // Loads the contract with the first tap, not with the home screen.
    const { setTaskStatus } = await import('#features/tasks/contract.ts');
    return (await store.send(setTaskStatus, { id, status, on: today })).ok;
  };
  const finish = async ({ first: { task }, keys }: TodayGroup<Item>): Promise<void> => {
    if (task && !(await setTask(task.id, 'completed'))) {
      showToast(words.failed, { tone: 'bad' });
      return;
    }
    changeDone((before) => [...before, ...keys]);
    const undo = async (): Promise<void> => {
      if (task && !(await setTask(task.id, 'pending'))) {
        showToast(words.failed, { tone: 'bad' });
        return;
      }
      changeDone((before) => before.filter((key) => !keys.includes(key)));
    };
    showToast(words.marked, {
      tone: 'good',
      action: {
        label: words.undo,
        run: () => {
          void undo();
        },
      },
    });
  };
  return { done, finish };
};

/** The one thing to do today: the most urgent of alerts, due tasks, sick leaves and weather, over all fields. */
export const TodaysAction = () => {
  const all = useRows<Field>('field');
  const { openAlerts: alerts } = useAlerts();
  const fields = useMemo(() => all.filter((f) => !f.location_unconfirmed).slice(0, MAX_FIELDS), [all]);
  const [actions, setActions] = useState<Readonly<Record<string, Action | null>>>({});
  const onAction = useCallback<ReportAction>(
    (id, action) => setActions((now) => (now[id] === action ? now : { ...now, [id]: action })),
    [],
  );
  const raised = useMemo(
    () => new Map(fields.map((f) => [f.id, alerts.filter((a) => a.field_id === f.id).map((a) => a.raised)])),
    [fields, alerts],
  );
  const today = dayInNairobi(new Date());
  const { done, finish } = useDone(today);
  const items = [...useActionItems(fields, actions, alerts), ...useTaskItems(today)];
  const isEvaluated = fields.some((field) => actions[field.id]);
  if (fields.length === 0 && items.length === 0 && done.length === 0) return null;
  return (
    <>
      {fields.map((field) => (
        <EvaluateField
          key={field.id}
          field={field}
          alerts={raised.get(field.id) ?? NO_ALERTS}
          onAction={onAction}
        />
      ))}
      <TodayCard
        groups={todayList(items, done)}
        doneCount={done.length}
        fields={all}
        forecastField={fields[0] ?? null}
        isEvaluated={isEvaluated}
        isBare={fields[0] !== undefined && actions[fields[0].id] === BARE}
        onDone={finish}
      />
    </>
  );
};

interface TodayCardProps {
  readonly groups: readonly TodayGroup<Item>[];
  /** How many things were marked as done today. */
  readonly doneCount: number;
  readonly fields: readonly Field[];
  /** The field whose forecast is named when no item has a field. */
  readonly forecastField: Field | null;
  /** Whether the forecast of at least one field was evaluated. */
  readonly isEvaluated: boolean;
  /** Whether no crop is recorded on `forecastField`. */
  readonly isBare: boolean;
  readonly onDone: (group: TodayGroup<Item>) => Promise<void>;
}

const TodayCard = (props: TodayCardProps) => {
  const { groups, doneCount, fields, forecastField, isEvaluated, isBare } = props;
  const online = useOnline();
  const group = groups[0];
  const weather = useForecast(fields.find((field) => field.id === group?.first.fieldId) ?? forecastField);
  const { known, isRead, problem } = weather;
  if (group) return <NextItem {...props} group={group} weather={weather} />;
  // Sends no request without a network, so nothing fails.
  const isComing = !isEvaluated && problem === null && (online || !isRead || known !== null);
  if (doneCount === 0 && isComing) return <Skeleton shapes={['picture']} />;
  const otherwise =
    isEvaluated || doneCount > 0 ? (
      <NothingLeft isAllDone={doneCount > 0} isEvaluated={isEvaluated} weather={weather} />
    ) : (
      <NotKnown weather={weather} />
    );
  if (doneCount > 0 || !forecastField || (isEvaluated && !isBare)) return otherwise;
  return (
    <LazyErrorBoundary loading={<Skeleton shapes={['picture']} />} errorFallback={otherwise}>
      <UsualSaying
        field={forecastField}
        beside={<ForecastAge weather={weather} />}
        below={isEvaluated ? <OldForecast weather={weather} /> : <NoForecast weather={weather} />}
        otherwise={otherwise}
      />
    </LazyErrorBoundary>
  );
};

interface WeatherProps {
  readonly weather: ReturnType<typeof useForecast>;
}

const Retry = ({ weather: { isFetching, refresh } }: WeatherProps) => {
  const words = useAlertWords();
  return (
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
};

const ForecastAge = ({ weather: { known, problem } }: WeatherProps) =>
  known && <Age at={known.forecast.fetchedAt} kind={problem === null ? 'updated' : 'saved'} />;

/** Says that a newer forecast could not be fetched. */
const OldForecast = ({ weather }: WeatherProps) => {
  const words = useAlertWords();
  if (weather.problem !== 'failed') return null;
  return (
    <SpaceBetween gap="small">
      <span role="status">{words.todayOld}</span>
      <Retry weather={weather} />
    </SpaceBetween>
  );
};

const NextItem = ({
  group,
  groups,
  doneCount,
  fields,
  weather,
  onDone,
}: TodayCardProps & WeatherProps & { readonly group: TodayGroup<Item> }) => {
  const words = useAlertWords();
  const { todo, why, to, sample, task, isLate: late } = group.first;
  const of = doneCount + groups.length;
  const names = group.fieldIds.map((id) => fields.find((field) => field.id === id)?.name ?? words.aField);
  return (
    <Stack gap="small">
      <SayingCard
        id="todays-action"
        eyebrow={words.todayTitle}
        beside={
          <>
            {of > 1 && <small>{words.todo.count(doneCount + 1, of)}</small>}
            {!task && <ForecastAge weather={weather} />}
          </>
        }
        saying={todo}
        reason={why}
        isLate={late}
        actions={
          <>
            <Button icon={CheckIcon} onClick={() => void onDone(group)}>
              {words.todo.done}
            </Button>
            <LinkButton to={to} tone="quiet">
              {task ? words.todo.open : words.todo.why}
            </LinkButton>
          </>
        }
      >
        {(sample || (!task && weather.known?.sample)) && <MutedText>{words.sample}</MutedText>}
        {names.length > 0 && <MutedText>{words.about(names.join(', '))}</MutedText>}
      </SayingCard>
      {!task && <OldForecast weather={weather} />}
    </Stack>
  );
};

const NothingLeft = ({
  isAllDone,
  isEvaluated,
  weather,
}: WeatherProps & { readonly isAllDone: boolean; readonly isEvaluated: boolean }) => {
  const words = useAlertWords();
  const { language } = useLanguage();
  const { todo, why } = isAllDone ? words.todo.allDone : actionText({ kind: 'quiet', rank: 0 }, language);
  return (
    <Stack gap="small">
      <SayingCard
        id="todays-action"
        eyebrow={words.todayTitle}
        beside={<ForecastAge weather={weather} />}
        saying={todo}
        // Without a forecast nobody knows whether something else is urgent.
        reason={isEvaluated ? why : words.todayFailed}
      >
        {weather.known?.sample && <MutedText>{words.sampleWeather}</MutedText>}
      </SayingCard>
      <OldForecast weather={weather} />
    </Stack>
  );
};

/** Why there is no forecast, with another attempt. */
const NoForecast = ({ weather }: WeatherProps) => {
  const words = useAlertWords();
  return (
    <SpaceBetween gap="small">
      <span role="status">{weather.problem === 'nothing' ? words.todayNothing : words.todayFailed}</span>
      <Retry weather={weather} />
    </SpaceBetween>
  );
};

const NotKnown = ({ weather }: WeatherProps) => (
  <Card labelledBy="todays-action">
    <h2 id="todays-action">{useAlertWords().todayTitle}</h2>
    <NoForecast weather={weather} />
  </Card>
);
