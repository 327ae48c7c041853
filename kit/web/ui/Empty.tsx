import type { ReactElement, ReactNode } from 'react';
import { lateModule } from '../hooks/late-module.ts';
import type { EmptyDrawing } from './empty-drawings.ts';
import styles from './Empty.module.css';

const useDrawings = lateModule(() => import('./empty-drawings.ts'));

/** Its place has its height before the drawing comes; without a network it may stay empty. */
const Drawing = ({ name }: { readonly name: EmptyDrawing }) => (
  <svg viewBox="0 0 160 120" fill="none" strokeLinecap="round" strokeLinejoin="round">
    {useDrawings()?.emptyDrawings[name].map(([paint, path, width]) => (
      <path
        key={path + paint}
        d={path}
        {...(width ? { stroke: paint, strokeWidth: width } : { fill: paint })}
      />
    ))}
  </svg>
);

interface Props {
  readonly drawing: EmptyDrawing | ReactElement;
  readonly sentence: string;
  readonly action?: ReactNode;
}

/** Empty state: a drawing, one sentence and one button. */
export const EmptyState = ({ drawing, sentence, action }: Props) => (
  <div className={styles.empty}>
    <div className={styles.drawing} aria-hidden="true">
      {typeof drawing === 'string' ? <Drawing name={drawing} /> : drawing}
    </div>
    <p>{sentence}</p>
    {action}
  </div>
);
