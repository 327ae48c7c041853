import { useEffect } from 'react';
import { useWords } from '#kit/web/words.tsx';
import { Loading } from '../shell/Loading.tsx';
import { en } from '../words.en.ts';
import { sw } from '../words.sw.ts';

export const legalPages = { privacy: '/privacy-policy.html', terms: '/terms-of-service.html' } as const;

/** The legal pages are plain HTML, readable in any browser; the app's address only leads there. */
export const LegalScreen = ({ which, open = (url) => location.replace(url) }: { readonly which: keyof typeof legalPages; readonly open?: (url: string) => void }) => {
  const { legal } = useWords({ en, sw });
  useEffect(() => { open(legalPages[which]); }, [which, open]);
  return <Loading text={legal[which]} />;
};
