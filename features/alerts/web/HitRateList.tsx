// @cache later

import { useCachedCall } from '#kit/web/cached-call.ts';
import { useFormat } from '#kit/web/format.ts';
import { useRefusalText } from '#kit/web/refusal.ts';
import { Age } from '#kit/web/ui/Age.tsx';
import { Button } from '#kit/web/ui/Button.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { List, ListItem } from '#kit/web/ui/List.tsx';
import { ErrorCard } from '#kit/web/ui/Notice.tsx';
import { Skeleton } from '#kit/web/ui/Skeleton.tsx';
import { useLanguage } from '#kit/web/words.tsx';
import { readHitRates } from '../contract.ts';
import { type AnswerCounts, hitRate } from '../domain/hit-rate.ts';
import { isKnownRule, nameOfRule } from './rule-name.ts';
import { useAlertWords } from './words.ts';

const useHitRates = () => useCachedCall(readHitRates, 'now');

/** Formats the share with its number of answers, or says that there are too few. */
const useHitText = (): ((answered: AnswerCounts, least: number) => string) => {
  const words = useAlertWords();
  const format = useFormat();
  return (answered, least) => {
    const { share, answered: n } = hitRate(answered, least);
    return share === null ? words.hitFew(n, least) : words.hit(format.percent(share), format.number(n));
  };
};

/** How often each rule was right, from the server. */
export const HitRateList = () => {
  const words = useAlertWords();
  const { language } = useLanguage();
  const text = useHitText();
  const refusalText = useRefusalText(words.refusals);
  const { value, at, refusal, isLoading, isCacheRead, reload } = useHitRates();
  if (!value && refusal)
    return (
      <ErrorCard
        what={words.hitFailed}
        whatToDo={refusalText(refusal)}
        action={
          <Button tone="quiet" busy={isLoading} onClick={reload}>
            {words.retry}
          </Button>
        }
      />
    );
  if (!value) return isCacheRead || isLoading ? <Skeleton shapes={['card']} /> : null;
  const rules = value.rules.filter((r) => isKnownRule(r.rule));
  return (
    <Stack gap="small">
      <MutedText>{words.hitLead(value.least)}</MutedText>
      {rules.length === 0 ? (
        <p>{words.hitNone}</p>
      ) : (
        <List label={words.hitTitle}>
          {rules.map((r) => (
            <ListItem key={r.rule} title={nameOfRule(r.rule, language)} subtitle={text(r, value.least)} />
          ))}
        </List>
      )}
      <Age at={at} />
    </Stack>
  );
};
