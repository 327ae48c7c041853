import { memo, type ReactNode } from 'react';
import { classes } from '#kit/web/ui/classes.ts';
import type { Field } from '../../domain/field.ts';
import { FieldCard } from './FieldCard.tsx';
import styles from './FieldGrid.module.css';

/** An unchanged field is the same object (`kit/sync/replay.ts`), so its card is not re-rendered. */
const MemoFieldCard = memo(FieldCard);

interface Props {
  readonly fields: readonly Field[];
  /** A tile after the fields. */
  readonly after?: ReactNode;
  readonly isBrief?: boolean;
}

/**
 * Two columns on a phone (DSH-03), one beside very large text, more on a wide screen. A single field takes
 * the full width.
 */
export const FieldGrid = ({ fields, after, isBrief = false }: Props) => (
  <div className={classes(styles.grid, fields.length === 1 && styles.one)}>
    {fields.map((field) => (
      <MemoFieldCard key={field.id} field={field} isBrief={isBrief} />
    ))}
    {after}
  </div>
);
