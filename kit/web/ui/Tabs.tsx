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

const arrowSteps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

export const Tabs = <Id extends string>({ label, tabs, current, onChange, children }: Props<Id>) => {
  const base = useId();
  const bar = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const step = arrowSteps[event.key];
    if (step === undefined) return;
    const at = tabs.findIndex((tab) => tab.id === current);
    const to = (at + step + tabs.length) % tabs.length;
    const next = tabs[to];
    if (!next) return;
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
