import type { ReactNode } from 'react';
import type { BoundaryMethod } from '../draft-store.ts';

const pictureOf = (inside: ReactNode): ReactNode => (
  <svg
    viewBox="0 0 120 72"
    aria-hidden="true"
    fill="none"
    stroke="var(--leaf)"
    strokeWidth="2.5"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    {inside}
  </svg>
);
const PLOT = 'M18 54L26 16L84 10L102 46L62 62Z';
const plot = <path d={PLOT} fill="var(--leaf-wash)" stroke="none" />;
const dots = [
  [18, 54],
  [26, 16],
  [84, 10],
  [102, 46],
  [62, 62],
] as const;

export const methodPictures: Readonly<Record<BoundaryMethod, ReactNode>> = {
  walk: pictureOf(
    <>
      {plot}
      <path d="M62 62L18 54L26 16L84 10L92 26" />
      <path d="M92 26L102 46L62 62" strokeDasharray="3 6" />
      <circle cx="92" cy="18" r="4" fill="var(--sky)" stroke="none" />
      <path d="M92 24v10M92 34l-5 8M92 34l5 8M86 29h12" stroke="var(--sky)" />
    </>,
  ),
  corners: pictureOf(
    <>
      {plot}
      <path d={PLOT} strokeDasharray="3 6" />
      {dots.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="5.500" fill="var(--leaf)" stroke="var(--card)" />
      ))}
    </>,
  ),
  draw: pictureOf(
    <>
      <path d="M4 24h112M4 48h112M32 4v64M60 4v64M88 4v64" stroke="var(--line)" strokeWidth="1.500" />
      <path d="M26 20L80 14L96 44" />
      <path d="M96 44l-6 14M96 44l10-2" stroke="none" />
      <circle cx="26" cy="20" r="5" fill="var(--leaf)" stroke="var(--card)" />
      <circle cx="80" cy="14" r="5" fill="var(--leaf)" stroke="var(--card)" />
      <path d="M96 44v18l5-5 4 9 4-2-4-8h7z" fill="var(--card)" stroke="var(--sky)" />
    </>,
  ),
  sides: pictureOf(
    <>
      <path d="M26 14H94V56H26Z" fill="var(--leaf-wash)" />
      <path d="M26 5H94M26 2v6M94 2v6M104 14V56M101 14h6M101 56h6" stroke="var(--soil)" strokeWidth="2" />
      <path d="M26 14L94 56" strokeDasharray="3 6" strokeWidth="2" />
    </>,
  ),
};
