import { useSession } from '#kit/web/session.tsx';
import { Badge } from '#kit/web/ui/Badge.tsx';
import type { Author } from '../../contract.ts';
import { useCommunityWords } from '../words.ts';
import styles from './Post.module.css';

/** The author's name as sent by the server, rendered as plain text. */
export const AuthorName = ({ author }: { readonly author: Author }) => {
  const words = useCommunityWords();
  const { session } = useSession();
  if (author.is_gone) return <span>{words.formerMember}</span>;
  if (author.id === session?.userId) return <span>{words.you}</span>;
  return <bdi className={styles.name}>{author.name ?? words.someone}</bdi>;
};

export const AuthorLine = ({ author }: { readonly author: Author }) => {
  const words = useCommunityWords();
  return (
    <>
      <strong>
        <AuthorName author={author} />
      </strong>
      {author.is_expert && (
        <>
          {' '}
          <Badge tone="leaf">{words.expert}</Badge>
        </>
      )}
      {author.accepted > 0 && (
        <>
          {' '}
          <small>· {words.helped(author.accepted)}</small>
        </>
      )}
    </>
  );
};
