import { Link } from 'wouter';
import type { Language } from '#kit/pure/words.ts';
import { useFormat } from '#kit/web/format.ts';
import { Card } from '#kit/web/ui/Card.tsx';
import { SpaceBetween, MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { ReadAloud } from '#kit/web/ui/ReadAloud.tsx';
import { useLanguage } from '#kit/web/words.tsx';
import { useCommunityWords } from '../words.ts';
import styles from '../post/Post.module.css';

interface Props {
  readonly text: Readonly<Record<Language, string>>;
  readonly path: string;
  readonly sources: readonly { readonly title: string; readonly publisher: string }[];
  readonly confidence: number | null;
  /** Languages in which a language model rephrased the sentences. */
  readonly worded?: readonly Language[] | undefined;
}

/** The books' answer, labelled as automatic, with its confidence and source. */
export const PreliminaryAnswerCard = ({ text, path, sources, confidence, worded }: Props) => {
  const { ai: words } = useCommunityWords();
  const { language } = useLanguage();
  const format = useFormat();
  return (
    <Card tone="leaf" labelledBy="preliminary">
      <Stack gap="small">
        <SpaceBetween gap="small">
          <h3 id="preliminary">{words.title}</h3>
          <ReadAloud text={text[language]} />
        </SpaceBetween>
        <small>
          {words.by}
          {confidence !== null && ` · ${words.confidence(format.percent(confidence))}`}
        </small>
        <p className={styles.text}>{text[language]}</p>
        {worded?.includes(language) && <small>{words.worded}</small>}
        {sources.length > 0 && (
          <small>
            {words.sources} {sources.map(({ title, publisher }) => `${title} (${publisher})`).join('; ')}
          </small>
        )}
        <Link href={path}>{words.read}</Link>
        <MutedText>{words.note}</MutedText>
      </Stack>
    </Card>
  );
};
