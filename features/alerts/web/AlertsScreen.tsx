import { useEffect, useRef, useState } from 'react';
import type { Field } from '#features/fields/domain/field.ts';
import { useRow, useStore } from '#kit/web/store/hooks.ts';
import { Button, LinkButton } from '#kit/web/ui/Button.tsx';
import { Choice } from '#kit/web/ui/Choice.tsx';
import { EmptyState } from '#kit/web/ui/Empty.tsx';
import { PlusIcon } from '#kit/web/ui/icons.tsx';
import { Stack } from '#kit/web/ui/layout.tsx';
import { PinIcon } from '#kit/web/ui/more-icons.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { readAlerts } from '../contract.ts';
import {
  countsOf,
  matches,
  priorities,
  type Priority,
  type CategoryFilter,
  categoryFilters,
} from '../domain/alert-state.ts';
import { AlertCard } from './AlertCard.tsx';
import { EvaluationLine, EvaluationDetails } from './EvaluationLine.tsx';
import { HitRates } from './HitRates.tsx';
import { MutedKinds } from './MutedKinds.tsx';
import { PastAlerts } from './PastAlerts.tsx';
import type { Alert } from './projections.ts';
import { type AlertGroup, useAlerts } from './use-alerts.ts';
import { useEvaluation } from './use-evaluation.ts';
import { useAlertWords } from './words.ts';
import styles from './alerts.module.css';

/** Maximum per command (contract). */
const MAX_IDS = 200;
/** Ids of the alerts that were new when this screen opened, although opening it marks them as read. */
const useMarkReadOnce = (groups: readonly AlertGroup[]): ReadonlySet<string> => {
  const store = useStore();
  const fresh = useRef(new Set<string>());
  useEffect(() => {
    const ids = groups.flatMap((g) => g.unread).filter((id) => !fresh.current.has(id));
    if (ids.length === 0) return;
    for (const id of ids) fresh.current.add(id);
    for (let i = 0; i < ids.length; i += MAX_IDS)
      void store.send(readAlerts, { ids: ids.slice(i, i + MAX_IDS) });
  }, [groups, store]);
  return fresh.current;
};

interface PrioritiesProps {
  readonly alerts: readonly Alert[];
  readonly value: Priority;
  readonly onChange: (value: Priority) => void;
}

/** How many alerts there are of each priority; a tap shows only those, a second tap shows all (ALR-02). */
const Priorities = ({ alerts, value, onChange }: PrioritiesProps) => {
  const words = useAlertWords();
  const counts = countsOf(alerts);
  return (
    <div className={styles.stats} role="group" aria-label={words.stats}>
      {priorities.map((priority) => (
        <button
          key={priority}
          type="button"
          className={styles.stat}
          data-priority={counts[priority] > 0 ? priority : undefined}
          aria-pressed={value === priority}
          onClick={() => onChange(value === priority ? 'all' : priority)}
        >
          <b>{counts[priority]}</b>
          <small>{words.priorities[priority]}</small>
        </button>
      ))}
    </div>
  );
};

const UnconfirmedPlace = ({ id }: { readonly id: string }) => {
  const words = useAlertWords();
  const field = useRow<Field>('field', id);
  return (
    <Notice
      tone="warn"
      action={
        <LinkButton to={`/fields/${id}/edit`} tone="quiet" icon={PinIcon}>
          {words.confirmPlace}
        </LinkButton>
      }
    >
      <p>{words.unplaced(field?.name ?? words.aField)}</p>
    </Notice>
  );
};

const OpenAlerts = ({
  groups,
  fresh,
}: {
  readonly groups: readonly AlertGroup[];
  readonly fresh: ReadonlySet<string>;
}) => {
  const words = useAlertWords();
  const [priority, setPriority] = useState<Priority>('all');
  const [category, setCategory] = useState<CategoryFilter>('all');
  const shown = groups.filter((g) => matches(g.alert, priority, category));
  return (
    <Stack>
      <h2 className="unseen">{words.now}</h2>
      <Priorities alerts={groups.map((g) => g.alert)} value={priority} onChange={setPriority} />
      {groups.length > 1 && (
        <Choice
          label={words.category}
          isLabelHidden
          value={category}
          onChange={setCategory}
          options={categoryFilters.map((value) => ({ value, label: words.categories[value] }))}
        />
      )}
      {shown.length === 0 && (
        <Stack gap="small">
          <p>{words.noneMatch}</p>
          <div>
            <Button
              tone="quiet"
              onClick={() => {
                setPriority('all');
                setCategory('all');
              }}
            >
              {words.showAll}
            </Button>
          </div>
        </Stack>
      )}
      {shown.map((group) => (
        <AlertCard
          key={group.alert.id}
          group={group}
          isUnread={fresh.has(group.alert.id) || group.unread.length > 0}
        />
      ))}
    </Stack>
  );
};

/**
 * The fields' alerts, most urgent first; with the time of the evaluation, so that an empty list is
 * meaningful.
 */
export const AlertsScreen = () => {
  const words = useAlertWords();
  const { openGroups, past, muted } = useAlerts();
  const evaluationControl = useEvaluation();
  const fresh = useMarkReadOnce(openGroups);
  const { fields, unconfirmed } = evaluationControl.state;
  return (
    <Screen title={words.title} back="/more">
      <Stack gap="large">
        {fields === 0 && (
          <EmptyState
            drawing="messages"
            sentence={words.noFields}
            action={
              <LinkButton to="/fields/new" icon={PlusIcon}>
                {words.addField}
              </LinkButton>
            }
          />
        )}
        <EvaluationLine control={evaluationControl} hasNoAlerts={openGroups.length === 0} />
        {unconfirmed.slice(0, 3).map((id) => (
          <UnconfirmedPlace key={id} id={id} />
        ))}
        {openGroups.length > 0 && <OpenAlerts groups={openGroups} fresh={fresh} />}
        <EvaluationDetails looking={evaluationControl} />
        <PastAlerts alerts={past} />
        <MutedKinds muted={muted} />
        {fields > 0 && <HitRates />}
      </Stack>
    </Screen>
  );
};
