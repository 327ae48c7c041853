import { SHOWN } from '../post/preview.ts';

export type Shared = 'shared' | 'copied' | 'cancelled' | 'failed';

/** Uses the phone's share dialog, or else copies the link. */
export const shareQuestion = async ({
  id,
  title,
  content,
}: {
  readonly id: string;
  readonly title: string;
  readonly content: string;
}): Promise<Shared> => {
  const url = `${location.origin}/community/questions/${id}`;
  const own = navigator as { share?: (data: ShareData) => Promise<void>; readonly clipboard?: Clipboard };
  if (own.share) {
    try {
      await own.share({ title, text: [...content].slice(0, SHOWN.shared).join(''), url });
      return 'shared';
    } catch (error) {
      if ((error as { readonly name?: string }).name === 'AbortError') return 'cancelled';
    }
  }
  try {
    if (!own.clipboard) return 'failed';
    await own.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'failed';
  }
};
