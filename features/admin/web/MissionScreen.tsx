import { useEffect } from 'react';
import { call } from '#kit/web/call.ts';
import { useFormat } from '#kit/web/format.ts';
import type { OnlineCall } from '#kit/web/online-call.ts';
import { useSession } from '#kit/web/session.tsx';
import { Count, useStaffScreenWords } from '#kit/web/staff/staff-parts.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { Below, SayingScene } from '#kit/web/ui/ColourScene.tsx';
import { FigureRow } from '#kit/web/ui/FigureRow.tsx';
import { Fold } from '#kit/web/ui/Fold.tsx';
import { CheckIcon } from '#kit/web/ui/icons.tsx';
import { List, ListItem } from '#kit/web/ui/List.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { Skeleton } from '#kit/web/ui/Skeleton.tsx';
import { State } from '#kit/web/ui/State.tsx';
import { mission, type Mission } from '../contract.ts';
import { grounds, MeasuredAt, Pending, RequestRows, tones, useAdminWords, useFigures } from './staff-ui.tsx';
import { readWaitingLists, type WaitingList } from './waiting-lists.ts';

const staffPages = ['users', 'system', 'database', 'acts'] as const;

const WaitingRow = ({ list: { part, path, waiting } }: { readonly list: WaitingList }) => {
  const words = useAdminWords();
  const shared = useStaffScreenWords();
  const format = useFormat();
  return (
    <ListItem
      to={path}
      title={words.parts[part]}
      subtitle={
        waiting
          ? waiting.oldest && shared.oldest(format.age(Date.parse(waiting.oldest), Date.now()))
          : words.queue.failed
      }
      trailing={
        waiting && waiting.count > 0 ? (
          <Count>
            {format.number(waiting.count)}
            {waiting.isMore && '+'}
          </Count>
        ) : undefined
      }
    />
  );
};

/** The lists with something in them, the oldest first; the empty ones are one fold. */
const Waiting = ({ lists }: { readonly lists: readonly WaitingList[] }) => {
  const words = useAdminWords();
  const full = lists.filter(({ waiting }) => waiting?.count !== 0);
  const empty = lists.filter(({ waiting }) => waiting?.count === 0);
  return (
    <>
      {full.length > 0 && (
        <List label={words.queue.decisions(full.length)}>
          {full.map((list) => (
            <WaitingRow key={list.part} list={list} />
          ))}
        </List>
      )}
      {empty.length > 0 && (
        <Fold id="empty-lists" icon={CheckIcon} title={words.queue.empty(empty.length)}>
          <List>
            {empty.map((list) => (
              <WaitingRow key={list.part} list={list} />
            ))}
          </List>
        </Fold>
      )}
    </>
  );
};

const Service = ({ of: m }: { readonly of: Mission }) => {
  const words = useAdminWords();
  const { health, reasons } = m.judged;
  return (
    <List label={words.health.title}>
      <ListItem
        title={words.health.title}
        subtitle={reasons.map((reason) => words.reasons[reason]).join(' ') || words.health.calm}
        trailing={<State tone={tones[health]}>{words.health[health]}</State>}
      />
      <RequestRows of={m.answers} />
    </List>
  );
};

const useMissionFigures = (m: Mission | null) => {
  const { totals } = useAdminWords();
  const format = useFormat();
  if (!m) return [];
  return (['users', 'farms', 'scans'] as const).map((what) => ({
    figure: format.number(m[what]),
    meaning: (
      <>
        {totals[what]}
        <br />
        {totals.week(format.number(m.week[what]))}
      </>
    ),
  }));
};

/** What the scene says: to staff how much waits, to a Pro user how many have joined. */
const useSaying = (
  { value: m, refusal }: OnlineCall<Mission>,
  lists: readonly WaitingList[] | null,
  isStaff: boolean,
) => {
  const words = useAdminWords();
  const shared = useStaffScreenWords();
  const format = useFormat();
  if (!isStaff)
    return m
      ? {
          figure: format.number(m.users),
          text: words.totals.joined,
          detail: words.totals.week(format.number(m.week.users)),
        }
      : { text: refusal ? '' : '…' };
  if (!lists) return { text: '…' };
  const count = lists.reduce((sum, { waiting }) => sum + (waiting?.count ?? 0), 0);
  const oldest = lists[0]?.waiting?.oldest;
  if (count === 0) return { text: lists.every(({ waiting }) => waiting) ? shared.calm : words.queue.failed };
  return {
    figure: format.number(count),
    text: words.queue.decisions(count),
    detail: oldest ? shared.oldest(format.age(Date.parse(oldest), Date.now())) : undefined,
  };
};

/** MSC-01 to MSC-05: counted and measured figures for Pro users; for staff, what waits for them. */
export const MissionScreen = () => {
  const words = useAdminWords();
  const { session } = useSession();
  const isStaff = session?.role === 'admin';
  const figures = useFigures('admin.mission', () => call(mission, {}));
  const waiting = useFigures(isStaff ? 'admin.waiting' : null, readWaitingLists);
  const { reload } = waiting;
  // Decisions made since then change the counts.
  useEffect(() => {
    reload();
  }, [reload]);
  const saying = useSaying(figures, waiting.value, isStaff);
  const shown = useMissionFigures(figures.value);
  const isCalm = isStaff ? saying.figure === undefined : figures.value?.judged.health === 'good';
  const ground = isStaff ? (isCalm ? 'leaf' : 'maize') : grounds[figures.value?.judged.health ?? 'good'];
  return (
    <Screen
      title={words.title}
      back="/more"
      ground={ground}
      renderScene={(head) => <SayingScene head={head} {...saying} />}
    >
      {isStaff && (
        <Below>{waiting.value ? <Waiting lists={waiting.value} /> : <Skeleton shapes={['card']} />}</Below>
      )}
      <Below isAside>
        {figures.value ? (
          <>
            <Card>
              <FigureRow figures={isStaff ? shown : shown.slice(1)} />
            </Card>
            <Service of={figures.value} />
            <MeasuredAt of={figures} />
          </>
        ) : (
          <Pending of={figures} />
        )}
        {isStaff && (
          <List label={words.staff}>
            {staffPages.map((part) => (
              <ListItem
                key={part}
                title={words.parts[part]}
                subtitle={words.facts[part]}
                to={`/admin/${part}`}
              />
            ))}
          </List>
        )}
      </Below>
    </Screen>
  );
};
