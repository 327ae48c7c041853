import { useFormat } from '#kit/web/format.ts';
import { Button, LinkButton } from '#kit/web/ui/Button.tsx';
import { EmptyState } from '#kit/web/ui/Empty.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { HelpIcon } from '#kit/web/ui/more-icons.tsx';
import { ErrorCard } from '#kit/web/ui/Notice.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { Skeleton } from '#kit/web/ui/Skeleton.tsx';
import { useLanguage } from '#kit/web/words.tsx';
import { conditionByKey, typeNames } from '#knowledge/index.ts';
import { ConditionAdvice } from './ConditionAdvice.tsx';
import { detectabilityOf } from './detectable-classes.ts';
import { useGuideWords } from './guide-words.ts';
import { useCondition } from './use-condition.ts';

const Page = ({ id }: { readonly id: string }) => {
  const words = useGuideWords();
  const format = useFormat();
  const book = useCondition(id);
  if (book.state === 'loading') return <Skeleton shapes={['card', 'card']} />;
  if (book.state === 'failed')
    return (
      <ErrorCard
        what={words.pageFailed}
        action={
          <Button tone="quiet" onClick={() => location.reload()}>
            {words.retry}
          </Button>
        }
      />
    );
  return (
    <>
      <ConditionAdvice material={book.material} />
      <MutedText>{words.reviewed(format.shortDay(book.condition.reviewed))}</MutedText>
    </>
  );
};

/** The page of one knowledge-base condition, including conditions that the model cannot detect. */
export const ConditionPage = ({ id }: { readonly id: string }) => {
  const words = useGuideWords();
  const { language } = useLanguage();
  const entry = conditionByKey(id);
  if (!entry) {
    return (
      <Screen title={words.bookTitle} back="/conditions">
        <EmptyState
          drawing={<HelpIcon size={64} />}
          sentence={words.noPage}
          action={<LinkButton to="/conditions">{words.toBook}</LinkButton>}
        />
      </Screen>
    );
  }
  const seen = { photo: words.seenByPhotoLong, lab: words.seenByLabLong, no: words.notSeenLong }[
    detectabilityOf(entry.key)
  ];
  return (
    <Screen title={entry.name[language]} back="/conditions">
      <Stack>
        <p>
          {typeNames[entry.type][language]}
          {entry.scientificName && (
            <>
              : <em lang="la">{entry.scientificName}</em>
            </>
          )}
        </p>
        {entry.type !== 'healthy' && <MutedText>{seen}</MutedText>}
        <Page key={entry.key} id={entry.key} />
      </Stack>
    </Screen>
  );
};
