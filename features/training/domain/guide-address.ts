import type { Language } from '#kit/pure/words.ts';

const GUIDE = /^\/api\/training\/files\/guides\/([a-z0-9-]{3,60})\.(en|sw)\.pdf$/;

/** The guide that an address names, when it is one of this house; any other address is not opened (DOC-05). */
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

/** The address that names a guide. */
export const guideAddress = (id: string, language: Language): string =>
  `/api/training/files/guides/${id}.${language}.pdf`;

export const documentPath = (url: string, title: string): string =>
  `/documents?url=${encodeURIComponent(url)}&title=${encodeURIComponent(title)}`;
