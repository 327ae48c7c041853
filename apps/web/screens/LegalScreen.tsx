// @cache later

import { useEffect, useRef } from 'react';
import { useLanguage, useWords } from '#kit/web/words.tsx';
import { Loading } from '../shell/Loading.tsx';
import { en } from '../words.en.ts';
import { sw } from '../words.sw.ts';

export const legalPages = { privacy: '/privacy-policy.html', terms: '/terms-of-service.html' } as const;

/** The legal pages are plain HTML, readable in any browser; this route only redirects there. */
export const LegalScreen = ({
  which,
  open = (url) => location.replace(url),
}: {
  readonly which: keyof typeof legalPages;
  readonly open?: (url: string) => void;
}) => {
  const { legal } = useWords({ en, sw });
  const { language } = useLanguage();
  const opened = useRef<string | null>(null);
  useEffect(() => {
    const page = `${legalPages[which]}#${language}`;
    if (opened.current === page) return;
    opened.current = page;
    open(page);
  }, [which, open, language]);
  return <Loading text={legal[which]} />;
};
