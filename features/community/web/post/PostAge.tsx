import { useFormat } from '#kit/web/format.ts';
import { useCommunityWords } from '../words.ts';
import { formatAge } from './age-text.ts';

export const PostAge = ({ at }: { readonly at: string }) => {
  const { age } = useCommunityWords();
  const format = useFormat();
  return <time dateTime={at}>{formatAge(age, format, at, Date.now())}</time>;
};
