import { useId, useState } from 'react';
import { useAlertWords } from '#features/alerts/web/words.ts';
import { cropName } from '#features/crops/web/crop-name.ts';
import type { Field } from '#features/fields/domain/field.ts';
import { useFieldName } from '#features/fields/web/field-name.ts';
import { useFormat } from '#kit/web/format.ts';
import { useRows } from '#kit/web/store/hooks.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { Fold } from '#kit/web/ui/Fold.tsx';
import { CheckIcon, RefreshIcon } from '#kit/web/ui/icons.tsx';
import { SpaceBetween, MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { LeafIcon } from '#kit/web/ui/more-icons.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { ReadAloud } from '#kit/web/ui/ReadAloud.tsx';
import { Skeleton } from '#kit/web/ui/Skeleton.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { useLanguage } from '#kit/web/words.tsx';
import { cardOf } from '../domain/card.ts';
import { Recipe } from './Recipe.tsx';
import { Urgency } from './Urgency.tsx';
import { type DisplayedAction, type Today, useToday } from './use-today.ts';
import { useOrganicWords } from './words.ts';
import styles from './organic.module.css';

/** ORG-01, ORG-02. */
const Action = ({ shown: { choice, action, recipe } }: { readonly shown: DisplayedAction }) => {
  const words = useOrganicWords();
  const { themes } = useAlertWords();
  const { language } = useLanguage();
  const fields = useRows<Field>('field');
  const [open, setOpen] = useState(false);
  const details = useId();
  const card = cardOf(choice, action, recipe, { language, words, themes });
  const nameOf = useFieldName();
  const place = fields.find((f) => f.id === choice.fieldId);
  const field = place ? nameOf(place) : words.farm;
  const crop = choice.crop === null ? words.mixed : cropName(choice.crop, language);
  return (
    <>
      <SpaceBetween gap="small">
        <Urgency level={card.urgency} />
        <ReadAloud
          text={[card.title, card.description, card.why_now, card.use, ...card.steps, card.safety].join('. ')}
        />
      </SpaceBetween>
      <h3 className={styles.title}>{card.title}</h3>
      <p>{card.description}</p>
      <MutedText>
        {crop} · {field}
      </MutedText>
      <MutedText>
        {words.timeToResults}: {card.expectedResults.timeToResults}
      </MutedText>
      <div className={styles.why}>
        <h4>{words.whyNow}</h4>
        <p>{card.why_now}</p>
      </div>
      <Button tone="quiet" aria-expanded={open} aria-controls={details} onClick={() => setOpen(!open)}>
        {open ? words.hide : words.show}
      </Button>
      {open && <Recipe id={details} card={card} page={choice.page} />}
    </>
  );
};

const Completed = ({ today: { done, points } }: { readonly today: Today }) => {
  const words = useOrganicWords();
  const { number } = useFormat();
  return (
    <div className={styles.done} role="status">
      <strong>{words.completed}</strong>
      <span>{words.earned(number(done?.organic_score_points ?? 0))}</span>
      <MutedText>{words.total(number(points))}</MutedText>
      {done?.pending && <MutedText>{words.waiting}</MutedText>}
    </div>
  );
};

/** The organic action for today, computed from data on this phone, so that it works offline. */
export const TodayCard = ({ isOpen = false }: { readonly isOpen?: boolean }) => {
  const words = useOrganicWords();
  const today = useToday();
  const heading = useId();
  const { language } = useLanguage();
  const { number } = useFormat();
  const { state, shown, done } = today;
  const finish = async () => {
    if (!(await today.markDone())) showToast(words.failed, { tone: 'bad' });
  };
  if (state === 'loading') return <Skeleton shapes={['card']} />;
  return (
    <Fold
      isOpen={isOpen}
      id={heading}
      icon={LeafIcon}
      title={words.title}
      fact={
        done ? words.earned(number(done.organic_score_points)) : (shown?.recipe.title[language] ?? words.none)
      }
    >
      <Stack gap="small">
        {state === 'failed' && (
          <Notice
            tone="warn"
            title={words.failed}
            action={
              <Button tone="plain" icon={RefreshIcon} onClick={today.retry}>
                {words.retry}
              </Button>
            }
          >
            {shown && words.kept}
          </Notice>
        )}
        {done && <Completed today={today} />}
        {shown && <Action key={`${shown.choice.action} ${String(done !== undefined)}`} shown={shown} />}
        {state === 'ready' && !done && (
          <>
            <Button
              wide
              icon={CheckIcon}
              onClick={() => {
                void finish();
              }}
            >
              {words.markDone}
            </Button>
            <Button wide tone="plain" onClick={() => today.another()}>
              {words.newAction}
            </Button>
          </>
        )}
        {state === 'none' && !done && (
          <>
            <p>
              <strong>{words.none}</strong>
            </p>
            <MutedText>{words.noneHint}</MutedText>
            <Button tone="quiet" onClick={() => today.another(true)}>
              {words.generate}
            </Button>
          </>
        )}
      </Stack>
    </Fold>
  );
};
