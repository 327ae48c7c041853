import { useEffect } from 'react';
import { LinkButton } from '#kit/web/ui/Button.tsx';
import { useWords } from '#kit/web/words.tsx';
import { en } from '../words.en.ts';
import { sw } from '../words.sw.ts';
import styles from './NotFoundScreen.module.css';

export const NotFoundScreen = () => {
  const { lost } = useWords({ en, sw });
  useEffect(() => {
    document.title = `${lost.title} · Mavuno`;
  }, [lost]);
  return (
    <main className={styles.lost}>
      <svg viewBox="0 0 160 110" className={styles.drawing} aria-hidden="true">
        <path className={styles.ground} d="M4 96c36-18 66-20 152-4" />
        <path d="M80 92V40M80 46h34l10 9-10 9H80M80 40H52l-10 8 10 8h28" />
        <path
          className={styles.leaf}
          d="M30 92c-2-14 4-22 16-24 0 12-5 20-16 24zM120 90c2-12 9-18 20-18-1 11-8 17-20 18z"
        />
      </svg>
      <h1>{lost.title}</h1>
      <p>{lost.text}</p>
      <LinkButton to="/">{lost.home}</LinkButton>
    </main>
  );
};
