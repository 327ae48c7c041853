import { useFormat } from '#kit/web/format.ts';
import { useCommunityWords } from '../words.ts';
import { sinceText } from './age-text.ts';

export const Since = ({ at }: { readonly at: string }) => {
  const { age } = useCommunityWords();
  const format = useFormat();
  return <time dateTime={at}>{sinceText(age, format, at, Date.now())}</time>;
};
