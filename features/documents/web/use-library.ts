import { useEffect, useState } from 'react';
import { pagesIn } from '../domain/document.ts';
import { type Library, openLibrary } from '../domain/library.ts';

/** The document made ready for questions, once the screen that says so is painted; null until then. */
export const useLibrary = (content: string | null): { readonly library: Library | null; readonly broken: boolean } => {
  const [made, setMade] = useState<{ readonly content: string; readonly library: Library | null } | null>(null);
  useEffect(() => {
    if (content === null) return undefined;
    const timer = setTimeout(() => {
      try { setMade({ content, library: openLibrary(pagesIn(content)) }); } catch { setMade({ content, library: null }); }
    }, 30);
    return () => clearTimeout(timer);
  }, [content]);
  const isThis = made !== null && made.content === content;
  return { library: isThis ? made.library : null, broken: isThis && made.library === null };
};
