import { PREVIEW_LENGTHS } from '../post/preview.ts';

type ShareResult = 'shared' | 'copied' | 'cancelled' | 'failed';

/** Uses the phone's share dialog, or else copies the link. */
export const shareQuestion = async ({
  id,
  title,
  content,
}: {
  readonly id: string;
  readonly title: string;
  readonly content: string;
}): Promise<ShareResult> => {
  const url = `${location.origin}/community/questions/${id}`;
  const shareApi = navigator as {
    share?: (data: ShareData) => Promise<void>;
    readonly clipboard?: Clipboard;
  };
  if (shareApi.share) {
    try {
      await shareApi.share({ title, text: [...content].slice(0, PREVIEW_LENGTHS.shared).join(''), url });
      return 'shared';
    } catch (error) {
      if ((error as { readonly name?: string }).name === 'AbortError') return 'cancelled';
    }
  }
  try {
    if (!shareApi.clipboard) return 'failed';
    await shareApi.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'failed';
  }
};
