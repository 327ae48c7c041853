import { useFormat } from '#kit/web/format.ts';
import { sinceText } from './age-text.ts';
import { useCommunityWords } from './words.ts';

export const Since = ({ at }: { readonly at: string }) => {
  const { age } = useCommunityWords();
  const format = useFormat();
  return <time dateTime={at}>{sinceText(age, format, at, Date.now())}</time>;
};
