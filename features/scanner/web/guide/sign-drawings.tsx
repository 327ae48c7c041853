import type { ReactNode } from 'react';
import type { Colour, Part, Pattern } from '#knowledge/types.ts';
import styles from './KeyScreen.module.css';

const leaf = <path d="M4 20C4 10 10 4 20 4c0 10-6 16-16 16z" />;
const dots = (...at: readonly (readonly [number, number, number])[]): ReactNode =>
  at.map(([x, y, r]) => <circle key={`${x},${y},${r}`} cx={x} cy={y} r={r} />);

const parts: Readonly<Record<Part, ReactNode>> = {
  leaf: (
    <>
      {leaf}
      <path d="M4 20L15 9" />
    </>
  ),
  stem: <path d="M12 3v18M12 10c4 0 6-2 6-5M12 15c-4 0-6-2-6-5" />,
  growing_point: <path d="M12 21V11M12 11c-4 0-6-3-6-7 4 0 6 3 6 7zM12 11c4 0 6-3 6-7-4 0-6 3-6 7z" />,
  flower: (
    <>
      <circle cx="12" cy="12" r="3" />
      <path d="M12 9c-3-6 3-6 0 0zM12 15c-3 6 3 6 0 0zM9 12c-6-3-6 3 0 0zM15 12c6-3 6 3 0 0z" />
    </>
  ),
  fruit: (
    <>
      <circle cx="12" cy="14" r="7" />
      <path d="M12 7c0-2 1-4 4-4" />
    </>
  ),
  root: <path d="M4 6h16M12 6v14M12 10l-5 7M12 10l5 7M12 15l-3 6M12 15l3 6" />,
  whole_plant: (
    <path d="M12 21V8M12 8c-3 0-5-2-5-5 3 0 5 2 5 5zM12 14c-5 0-7-2-8-5M12 14c5 0 7-2 8-5M5 21h14" />
  ),
};

const patterns: Readonly<Record<Pattern, ReactNode>> = {
  round_spots: (
    <>
      {leaf}
      {dots([10, 14, 1.5], [14, 9, 1.5], [9, 18, 1], [16, 6, 1])}
    </>
  ),
  angular_spots: (
    <>
      {leaf}
      <path d="M8 14h3v3H8zM13 8h3v3h-3z" />
    </>
  ),
  rings: <>{dots([12, 12, 8], [12, 12, 5], [12, 12, 2])}</>,
  stripes: <path d="M6 20C6 12 8 6 12 3c4 3 6 9 6 17M10 8v12M14 8v12" />,
  large_patches: (
    <>
      {leaf}
      <path d="M8 12c3-3 7-2 6 1s-5 5-7 3 0-3 1-4z" />
    </>
  ),
  powder: (
    <>
      {leaf}
      <path d="M8 14h.1M10 12h.1M12 13h.1M11 16h.1M14 9h.1M16 8h.1M13 11h.1M9 17h.1" strokeWidth="2.5" />
    </>
  ),
  dusty_pustules: (
    <>
      {leaf}
      {dots([9, 14, 0.8], [12, 12, 0.8], [15, 8, 0.8], [12, 16, 0.8], [15, 12, 0.8])}
    </>
  ),
  mould: (
    <path d="M4 19h16M7 19v-5M10 19v-8M13 19v-6M16 19v-9M7 13a1 1 0 1 0 .1 0M10 10a1 1 0 1 0 .1 0M13 12a1 1 0 1 0 .1 0M16 9a1 1 0 1 0 .1 0" />
  ),
  holes: (
    <>
      {leaf}
      <path d="M9 15a2 1.500 0 1 0 .1 0M14 9a1.500 2 0 1 0 .1 0" strokeDasharray="2 1.500" />
    </>
  ),
  windows: (
    <>
      {leaf}
      <path d="M9 11l5 5M11 9l5 5" strokeDasharray="2 2" />
    </>
  ),
  trails: (
    <>
      {leaf}
      <path d="M7 17c4 1 1-5 5-4s0-5 4-4" />
    </>
  ),
  mosaic: (
    <>
      {leaf}
      <path d="M7 13l4 4M10 10l4 4M13 7l4 4" />
    </>
  ),
  curling: <path d="M5 19c0-9 4-14 11-14 4 0 5 6 1 6-3 0-3-4 0-4" />,
  wilting: <path d="M12 21c0-8 0-12-1-16M11 5c-4 0-6 4-6 9M11 5c4 0 7 4 7 10" />,
  rot: (
    <>
      <circle cx="12" cy="13" r="7" />
      <path d="M8 14c2-2 3 2 5 0s3 2 4 0M12 6V3" />
    </>
  ),
  stunted: (
    <path d="M12 20v-5M12 15c-2 0-3-1-3-3 2 0 3 1 3 3zM12 15c2 0 3-1 3-3-2 0-3 1-3 3zM4 20h16M19 20V4M17 6l2-2 2 2" />
  ),
  galls: <path d="M12 3v5c-4 0-4 6 0 6v7M12 8c4 0 4 6 0 6" />,
  insects: (
    <>
      <ellipse cx="12" cy="13" rx="3.500" ry="5" />
      <circle cx="12" cy="6" r="2" />
      <path d="M8.500 11L4 9M8.500 14H4M9 17l-4 3M15.500 11L20 9M15.500 14H20M15 17l4 3" />
    </>
  ),
  webbing: (
    <path d="M12 3v18M3 12h18M6 6l12 12M18 6L6 18M8 8c3 2 5 2 8 0M8 16c3-2 5-2 8 0M8 8c2 3 2 5 0 8M16 8c-2 3-2 5 0 8" />
  ),
  sticky: <path d="M12 3c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11zM9 15a3 3 0 0 0 3 3" />,
  dry_edges: (
    <>
      {leaf}
      <path d="M7 18C7 12 11 8 17 7" strokeDasharray="2 2" />
    </>
  ),
  between_veins: (
    <>
      {leaf}
      <path d="M4 20L17 7M8 16h5M8 16v-5M12 12h4M12 12V8" />
    </>
  ),
  cracks: (
    <>
      <circle cx="12" cy="13" r="7" />
      <path d="M12 6l-2 4 3 2-2 4 2 3" />
    </>
  ),
  frass: (
    <>
      <path d="M8 3v9M16 3v9" />
      <path d="M5 20c2-6 12-6 14 0zM11 15h.1M13 17h.1M9 18h.1M15 18h.1" />
    </>
  ),
  dieback: <path d="M12 21V9M12 14c3 0 5-2 5-5M12 17c-3 0-5-2-5-5M12 9V3" strokeDasharray="3 2" />,
};

const swatches: Readonly<Record<Colour, string>> = {
  yellow: '#e8c52b',
  brown: '#7a4a21',
  black: '#1b1b1b',
  grey: '#8c8c86',
  white: '#ffffff',
  orange: '#c9641c',
  red: '#b3261e',
  purple: '#6d3b7d',
  dark_green: '#1f4d2b',
};

const renderSvg = (shape: ReactNode): ReactNode => (
  <svg viewBox="0 0 24 24" className={styles.drawing} aria-hidden="true">
    {shape}
  </svg>
);

export const drawPart = (part: Part): ReactNode => renderSvg(parts[part]);
export const drawPattern = (pattern: Pattern): ReactNode => renderSvg(patterns[pattern]);
export const drawColour = (colour: Colour): ReactNode => (
  <svg viewBox="0 0 24 24" className={styles.drawing} aria-hidden="true">
    <circle cx="12" cy="12" r="9" style={{ fill: swatches[colour] }} />
  </svg>
);
