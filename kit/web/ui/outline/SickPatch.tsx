import styles from './PlotOutline.module.css';

/** A hatched patch where something is wrong, about 50 wide at scale 1. */
export const SickPatch = ({
  at: [x, y],
  scale,
}: {
  readonly at: readonly [x: number, y: number];
  readonly scale: number;
}) => (
  <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale})`}>
    <path
      className={styles.sick}
      d="M-24 4c-4-12 6-20 16-19s12-7 22-3 14 16 10 24-10 6-14 12-14 6-20 2-12-6-14-16z"
    />
    <path className={styles.hatch} d="M-22 6 6-20M-15 17 20-16M-4 21 26-6" />
  </g>
);
