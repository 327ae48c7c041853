import type { Language } from '#kit/pure/words.ts';

const GUIDE = /^\/api\/training\/files\/guides\/([a-z0-9-]{3,60})\.(en|sw)\.pdf$/;

/** The guide that a URL names, if it is on our own origin. Other URLs are not opened (DOC-05). */
export const guideAt = (
  address: string | null,
  origin: string,
): { readonly id: string; readonly language: Language } | null => {
  if (address === null) return null;
  // A second slash or a backslash would lead to another host.
  const path = address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
  const [, id, language] = GUIDE.exec(path) ?? [];
  return id ? { id, language: language as Language } : null;
};

/** URL of a guide. */
export const guideAddress = (id: string, language: Language): string =>
  `/api/training/files/guides/${id}.${language}.pdf`;

export const documentPath = (url: string, title: string): string =>
  `/documents?url=${encodeURIComponent(url)}&title=${encodeURIComponent(title)}`;
