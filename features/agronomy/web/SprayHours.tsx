import { addDays } from '#kit/pure/days.ts';
import { localDay, localHour } from '#features/weather/domain/days.ts';
import { useFormat } from '#kit/web/format.ts';
import { Soft } from '#kit/web/ui/layout.tsx';
import { List, ListItem } from '#kit/web/ui/List.tsx';
import type { SprayView } from '../domain/field-view.ts';
import styles from './water.module.css';
import { useWaterWords } from './words.ts';

const MOST = 4;

/** When a spray would stay on the leaf; never what to spray. */
export const SprayHours = ({ of: { windows, against, utcOffset }, today }: { readonly of: SprayView; readonly today: string }) => {
  const words = useWaterWords();
  const format = useFormat();
  const clock = (s: number): string => `${String(localHour(s, utcOffset)).padStart(2, '0')}:00`;
  const day = (s: number): string => {
    const of = localDay(s, utcOffset);
    return of === today ? words.today : of === addDays(today, 1) ? words.tomorrow : format.weekday(of);
  };
  return (
    <section className={styles.part}>
      <h3>{words.sprayTitle}</h3>
      {windows.length > 0
        ? <List label={words.sprayTitle}>{windows.slice(0, MOST).map((w) => <ListItem key={w.from} title={words.spray(day(w.from), clock(w.from), clock(w.to))} />)}</List>
        : <p>{words.sprayNone(words.against[against ?? 'not_known'])}</p>}
      <Soft>{words.sprayRule}</Soft>
    </section>
  );
};
