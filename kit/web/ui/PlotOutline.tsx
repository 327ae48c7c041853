import { outlinePath } from './outline.ts';
import type { Ring } from './outline.ts';
import styles from './PlotOutline.module.css';

/** The plot's own shape, from its boundary. Decorative beside its name, unless `label` says what it shows. */
export const PlotOutline = ({ ring, label, tone = 'leaf' }: { readonly ring: Ring; readonly label?: string; readonly tone?: 'leaf' | 'clay' }) => {
  const path = outlinePath(ring, 100, 60, 6);
  if (path === '') return null;
  return (
    <svg viewBox="0 0 100 60" className={styles[tone]} {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}>
      <path d={path} vectorEffect="non-scaling-stroke" />
    </svg>
  );
};
