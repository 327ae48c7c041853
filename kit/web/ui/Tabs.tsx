import { useId, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './Tabs.module.css';

export interface Tab<Id extends string = string> {
  readonly id: Id;
  readonly label: string;
}

interface Props<Id extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<Id>[];
  readonly current: Id;
  readonly onChange: (id: Id) => void;
  readonly children: ReactNode;
}

/** Where a key leads, of `count` tabs (ARIA Authoring Practices, tabs). */
const tabAfter = (key: string, at: number, count: number): number | undefined =>
  key === 'ArrowRight'
    ? (at + 1) % count
    : key === 'ArrowLeft'
      ? (at - 1 + count) % count
      : key === 'Home'
        ? 0
        : key === 'End'
          ? count - 1
          : undefined;

export const Tabs = <Id extends string>({ label, tabs, current, onChange, children }: Props<Id>) => {
  const base = useId();
  const bar = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.id === current);
    const to = tabAfter(event.key, at, tabs.length);
    const next = to === undefined ? undefined : tabs[to];
    if (to === undefined || !next) return;
    event.preventDefault();
    onChange(next.id);
    bar.current?.querySelectorAll('button')[to]?.focus();
  };
  return (
    <div className={styles.tabs}>
      <div ref={bar} role="tablist" aria-label={label} className={styles.bar}>
        {tabs.map(({ id, label: text }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}-${id}`}
            aria-controls={`${base}-panel`}
            aria-selected={id === current}
            tabIndex={id === current ? 0 : -1}
            className={classes(styles.tab, id === current && styles.on)}
            onClick={() => onChange(id)}
            onKeyDown={move}
          >
            {text}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${current}`}>
        {children}
      </div>
    </div>
  );
};
