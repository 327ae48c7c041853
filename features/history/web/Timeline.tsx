import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link } from 'wouter';
import { dayInNairobi } from '#kit/pure/days.ts';
import { useFormat } from '#kit/web/format.ts';
import { Thumbnail } from '#kit/web/photo/Thumbnail.tsx';
import { Badge } from '#kit/web/ui/Badge.tsx';
import { Button } from '#kit/web/ui/Button.tsx';
import { ForwardIcon } from '#kit/web/ui/icons.tsx';
import { groupByMonth, type TimelineEntry } from '../domain/timeline.ts';
import { useHistoryWords } from './words.ts';
import styles from './Timeline.module.css';

/** How many are rendered at first, and how many more each time the end becomes visible: thousands stay fast. */
const PAGE_SIZE = 40;

const Entry = ({ entry, today }: { readonly entry: TimelineEntry; readonly today: string }) => {
  const words = useHistoryWords();
  const format = useFormat();
  const { day, title, detail, photo, href, pending, harvestFrom } = entry;
  const content = (
    <>
      <span className={styles.day}>
        <strong>{Number(day.slice(8))}</strong>
        <small>{format.weekday(day)}</small>
      </span>
      {photo && <Thumbnail hash={photo} />}
      <span className={styles.text}>
        <span>
          <strong>{title}</strong> {pending && <Badge tone="maize">{words.waiting}</Badge>}
        </span>
        {detail && <small className={styles.detail}>{detail}</small>}
        {harvestFrom && (
          <small className={harvestFrom > today ? styles.wait : undefined}>
            {words.noHarvestBefore(format.shortDay(harvestFrom))}
          </small>
        )}
      </span>
      {href && <ForwardIcon size={18} className={styles.arrow ?? ''} />}
    </>
  );
  return (
    <li className={styles.entry}>
      {href ? (
        <Link href={href} className={styles.line}>
          {content}
        </Link>
      ) : (
        <div className={styles.line}>{content}</div>
      )}
    </li>
  );
};

/**
 * Calls back when the end of the list becomes visible; the button does the same for keyboards and old
 * browsers.
 */
const LoadMore = ({ onMore }: { readonly onMore: () => void }) => {
  const words = useHistoryWords();
  const end = useRef<HTMLDivElement>(null);
  const onEndSeen = useEffectEvent(onMore);
  useEffect(() => {
    if (!end.current || typeof IntersectionObserver === 'undefined') return undefined;
    const watch = new IntersectionObserver(
      (seen) => {
        if (seen.some((s) => s.isIntersecting)) onEndSeen();
      },
      { rootMargin: '400px' },
    );
    watch.observe(end.current);
    return () => watch.disconnect();
  }, []);
  return (
    <div ref={end}>
      <Button tone="quiet" wide onClick={onMore}>
        {words.older}
      </Button>
    </div>
  );
};

/** Sorted entries by month, rendered as the reader scrolls. */
export const Timeline = ({ entries }: { readonly entries: readonly TimelineEntry[] }) => {
  const format = useFormat();
  const [count, setCount] = useState(PAGE_SIZE);
  const [today] = useState(() => dayInNairobi(new Date()));
  return (
    <div className={styles.months}>
      {groupByMonth(entries.slice(0, count)).map(({ month, entries: monthEntries }) => (
        <section key={month} className={styles.month} aria-labelledby={`month-${month}`}>
          <h3 id={`month-${month}`}>{format.month(`${month}-01`)}</h3>
          <ul className={styles.list}>
            {monthEntries.map((entry) => (
              <Entry key={entry.id} entry={entry} today={today} />
            ))}
          </ul>
        </section>
      ))}
      {entries.length > count && <LoadMore key={count} onMore={() => setCount(count + PAGE_SIZE)} />}
    </div>
  );
};
