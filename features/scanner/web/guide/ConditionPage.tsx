import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useFormat } from '#kit/web/format.ts';
import { logError } from '#kit/web/log.ts';
import { Button, LinkButton } from '#kit/web/ui/Button.tsx';
import { Below, DrawnScene } from '#kit/web/ui/ColourScene.tsx';
import { EmptyState } from '#kit/web/ui/Empty.tsx';
import { CameraIcon } from '#kit/web/ui/icons.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { ErrorCard } from '#kit/web/ui/Notice.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { Skeleton } from '#kit/web/ui/Skeleton.tsx';
import { useLanguage } from '#kit/web/words.tsx';
import { conditionByKey, cropByKey, typeNames } from '#knowledge/index.ts';
import type { Condition, ConditionEntry } from '#knowledge/types.ts';
import { useScannerWords } from '../words.ts';
import { AdviceFolds, FirstSteps, Lookalikes } from './ConditionAdvice.tsx';
import { detectabilityOf } from './detectable-classes.ts';
import { useGuideWords } from './guide-words.ts';
import { recoveryTimeOf } from './recovery-time.ts';
import { Sign } from './Sign.tsx';
import { useCondition } from './use-condition.ts';
import styles from './ConditionPage.module.css';

/** Publisher and year of the source of the loss, once the list of sources is loaded. */
const useLossSource = ({ yieldLoss }: Condition): string => {
  const [text, setText] = useState('');
  const id = yieldLoss?.range ? yieldLoss.source : null;
  useEffect(() => {
    let cancelled = false;
    setText('');
    if (id === null) return undefined;
    void import('#knowledge/sources.ts').then(({ sources }) => {
      const { publisher, year } = sources[id];
      if (!cancelled) setText([publisher, year].filter(Boolean).join(', '));
    }, logError('scanner.condition_page'));
    return () => {
      cancelled = true;
    };
  }, [id]);
  return text;
};

/** At most three figures, each from the page: how it spreads, how long it takes, what it costs. */
const Figures = ({ condition }: { readonly condition: Condition }) => {
  const words = useGuideWords();
  const { spreadLevels } = useScannerWords();
  const source = useLossSource(condition);
  const recovery = recoveryTimeOf(condition);
  const loss = condition.yieldLoss?.range;
  const level = condition.spreadRisk?.level;
  const figures = [
    ...(level ? [[spreadLevels[level], words.spreads]] : []),
    ...(recovery === 'never'
      ? [[words.noCure, words.sickPlant]]
      : recovery
        ? [[words.times[recovery.unit](recovery.from, recovery.to), words.cleanLeaves]]
        : []),
    ...(loss ? [[words.lossRange(loss.low, loss.high), words.lost]] : []),
  ];
  if (figures.length === 0) return null;
  return (
    <div>
      <dl className={styles.figures}>
        {figures.map(([value, label]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {source && <small className={styles.source}>{words.lossSource(source)}</small>}
    </div>
  );
};

const Body = ({ entry }: { readonly entry: ConditionEntry }) => {
  const words = useGuideWords();
  const format = useFormat();
  const { language } = useLanguage();
  const book = useCondition(entry.key);
  if (book.state === 'loading')
    return (
      <Below over="sheet">
        <Skeleton shapes={['card', 'card']} />
      </Below>
    );
  if (book.state === 'failed')
    return (
      <Below over="sheet">
        <ErrorCard
          what={words.pageFailed}
          action={
            <Button tone="quiet" onClick={() => location.reload()}>
              {words.retry}
            </Button>
          }
        />
      </Below>
    );
  const { condition, material } = book;
  const seen = { photo: words.seenByPhotoLong, lab: words.seenByLabLong, no: words.notSeenLong }[
    detectabilityOf(entry.key)
  ];
  return (
    <>
      <Below over="sheet">
        <Figures condition={condition} />
        <FirstSteps material={material} />
        <Lookalikes list={material.lookalikes} title={words.isItReally(entry.name[language])} />
      </Below>
      <Below isAside>
        <AdviceFolds
          isWithoutLookalikes
          material={material}
          note={
            <Stack gap="small">
              <MutedText>{words.reviewed(format.shortDay(condition.reviewed))}</MutedText>
              {entry.type !== 'healthy' && <MutedText>{seen}</MutedText>}
            </Stack>
          }
        />
      </Below>
    </>
  );
};

const Scene = ({ entry, head }: { readonly entry: ConditionEntry; readonly head: ReactNode }) => {
  const words = useGuideWords();
  const { language } = useLanguage();
  const known = { photo: words.knownByPhoto, lab: words.knownByLab, no: words.notKnown }[
    detectabilityOf(entry.key)
  ];
  return (
    <DrawnScene head={head} drawing={<Sign condition={entry.key} />} className={styles.scene}>
      <p className={styles.crop}>{cropByKey(entry.crop)?.name[language] ?? words.anyCrop}</p>
      <div className={styles.about}>
        <p>{typeNames[entry.type][language]}</p>
        {entry.scientificName && (
          <p className={styles.scientific}>
            <em lang="la">{entry.scientificName}</em>
          </p>
        )}
        {entry.type !== 'healthy' && (
          <p className={styles.known}>
            <CameraIcon size={20} />
            {known}
          </p>
        )}
      </div>
    </DrawnScene>
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
          drawing="found"
          sentence={words.noPage}
          action={<LinkButton to="/conditions">{words.toBook}</LinkButton>}
        />
      </Screen>
    );
  }
  return (
    <Screen
      title={entry.name[language]}
      back="/conditions"
      ground="soil"
      renderScene={(head) => <Scene entry={entry} head={head} />}
    >
      <Body key={entry.key} entry={entry} />
    </Screen>
  );
};
