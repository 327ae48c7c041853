import type { ReactNode } from 'react';
import styles from './crop-drawings.module.css';

const leaf = <path d="M6 26C6 14 14 6 26 6c0 12-8 20-20 20zM6 26L18 14" />;
const drawings: Readonly<Record<string, ReactNode>> = {
  maize: (
    <>
      <path d="M16 4c5 4 6 12 3 20h-6c-3-8-2-16 3-20z" />
      <path d="M13 9h6M12 13h8M12 17h8M13 21h6M16 5v19" />
      <path d="M13 24c-5-1-8-6-8-12 4 1 6 5 8 12zM19 24c5-1 8-6 8-12-4 1-6 5-8 12z" />
    </>
  ),
  bean: (
    <>
      <path d="M6 8c2 10 8 17 20 18-1-5-4-8-8-10S10 11 9 6z" />
      <circle cx="12" cy="13" r="1.500" />
      <circle cx="16" cy="18" r="1.500" />
      <circle cx="21" cy="22" r="1.500" />
    </>
  ),
  coffee: (
    <>
      <path d="M16 4v8" />
      <circle cx="11" cy="18" r="6" />
      <circle cx="22" cy="20" r="5" />
      <path d="M16 8c4-4 8-4 11-2-2 4-7 5-11 2z" />
    </>
  ),
  groundnut: (
    <>
      <path d="M11 5c5 0 7 4 6 7 4 0 8 4 8 8s-4 7-8 7c-5 0-7-4-6-7-4 0-7-3-7-7s3-8 7-8z" />
      <path d="M9 10l3 3M18 19l3 3" />
    </>
  ),
  mango: (
    <>
      <path d="M18 8c7 1 9 8 6 13s-12 7-16 3-2-9 1-12 5-5 9-4z" />
      <path d="M18 8c0-2 1-3 3-4M18 8c-3-2-6-2-8 0" />
    </>
  ),
  chilli: (
    <>
      <path d="M20 9c2 8-3 16-14 18 5-5 6-9 7-15 1-4 6-6 7-3z" />
      <path d="M18 8c0-3 2-4 4-4" />
    </>
  ),
  blackgram: (
    <>
      <path d="M7 25C8 15 14 8 25 6c1 10-6 17-18 19z" />
      <circle cx="13" cy="19" r="1.500" />
      <circle cx="17" cy="15" r="1.500" />
      <circle cx="21" cy="11" r="1.500" />
    </>
  ),
  tomato: (
    <>
      <circle cx="16" cy="18" r="9" />
      <path d="M16 9V5M10 9l6 2 6-2M16 11l-3 4M16 11l3 4" />
    </>
  ),
  potato: (
    <>
      <path d="M8 10c5-5 15-4 17 3s-3 14-11 13S3 16 8 10z" />
      <path d="M12 14h.1M19 13h.1M15 19h.1M20 20h.1" />
    </>
  ),
  capsicum: (
    <>
      <path d="M9 11c3-2 4 0 7 0s4-2 7 0 3 9 0 14c-2 3-4 1-7 1s-5 2-7-1c-3-5-3-12 0-14z" />
      <path d="M16 11V5h3" />
    </>
  ),
  banana: (
    <>
      <path d="M6 7c1 11 8 18 19 18 1-2 0-4-1-5-8-1-12-5-13-13-2-2-4-2-5 0z" />
      <path d="M11 7c2-2 5-2 6 0 1 5 4 8 9 9 1 1 1 3-2 4" />
      <path d="M8 6V4" />
    </>
  ),
  cassava: (
    <>
      <path d="M6 8c3-3 7-2 9 1 3 5 8 8 13 17-9-2-15-4-19-8-4-3-6-7-3-10z" />
      <path d="M6 8L4 4M11 7l-5 7M16 11l-5 8M20 16l-4 6" />
    </>
  ),
  kale: (
    <>
      <path d="M16 30V9M16 14l-4-3M16 14l4-3M16 19l-5-3M16 19l5-3" />
      <path d="M16 22c-4 2-8 0-8-3-3-1-3-4-1-6-2-2-1-5 2-6 0-4 4-6 7-5 3-1 7 1 7 5 3 1 4 4 2 6 2 2 2 5-1 6 0 3-4 5-8 3z" />
    </>
  ),
  tea: (
    <>
      <path d="M16 28V13M16 13c-3-3-3-6 0-10 3 4 3 7 0 10z" />
      <path d="M16 21C9 21 5 17 4 11c7 0 11 4 12 10zM16 21c7 0 11-4 12-10-7 0-11 4-12 10z" />
    </>
  ),
  avocado: (
    <>
      <path d="M16 3c4 0 4 5 5 8 2 3 4 5 4 9 0 5-4 8-9 8s-9-3-9-8c0-4 2-6 4-9 1-3 1-8 5-8z" />
      <circle cx="16" cy="20" r="4" />
    </>
  ),
  citrus: (
    <>
      <circle cx="16" cy="17" r="9" />
      <circle cx="16" cy="17" r="6" />
      <path d="M16 11v12M11 14l10 6M21 14l-10 6" />
    </>
  ),
};

/** A line drawing of the crop, or a leaf. */
export const drawingOf = (crop: string): ReactNode => (
  <svg viewBox="0 0 32 32" className={styles.drawing} aria-hidden="true">
    {drawings[crop] ?? leaf}
  </svg>
);
