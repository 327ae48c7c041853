import { useState } from 'react';
import type { ReactNode } from 'react';
import { renderDrawing } from '#features/fields/web/crop-drawings.tsx';
import { call } from '#kit/web/call.ts';
import { useFormat } from '#kit/web/format.ts';
import { useRefusalText } from '#kit/web/refusal.ts';
import { Button, LinkButton } from '#kit/web/ui/Button.tsx';
import { Below, DrawnScene } from '#kit/web/ui/ColourScene.tsx';
import { EmptyState } from '#kit/web/ui/Empty.tsx';
import { Fold } from '#kit/web/ui/Fold.tsx';
import { SpaceBetween, Row } from '#kit/web/ui/layout.tsx';
import { DocumentIcon } from '#kit/web/ui/more-icons.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { Progress } from '#kit/web/ui/Progress.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { Skeleton } from '#kit/web/ui/Skeleton.tsx';
import { upgradePath } from '#kit/web/upgrade-path.ts';
import { useLanguage } from '#kit/web/words.tsx';
import type { Block } from '#knowledge/lessons/types.ts';
import type { Bilingual } from '#knowledge/types.ts';
import { type LessonView, readLesson } from '../contract.ts';
import { blockIn } from '../domain/blocks.ts';
import { nextSection } from '../domain/enrolment.ts';
import { Blocks } from './Blocks.tsx';
import { EnrolCard } from './EnrolCard.tsx';
import { lessonDrawing } from './lesson-drawings.ts';
import { lessonKey, useSavedIndex } from './saved-documents.ts';
import { SaveLesson } from './SaveLesson.tsx';
import { NoVoiceNotice, Speak } from './Speak.tsx';
import { useDocument } from './use-document.ts';
import { useTraining } from './use-training.ts';
import { useTrainingRefusals, useTrainingWords } from './words.ts';
import styles from './LessonScreen.module.css';

const Sources = ({ lesson: { sources, reviewed } }: { readonly lesson: LessonView }) => {
  const words = useTrainingWords();
  const format = useFormat();
  return (
    <Fold
      id="lesson-sources"
      icon={DocumentIcon}
      tone="sky"
      title={words.sources}
      fact={words.checked(format.shortDay(reviewed))}
    >
      <ul className={styles.sources}>
        {sources.map(({ title, publisher, year, url }) => (
          <li key={title}>
            {url ? (
              <a href={url} target="_blank" rel="noopener">
                {title}
              </a>
            ) : (
              title
            )}
            , {[publisher, year].filter(Boolean).join(', ')}
          </li>
        ))}
      </ul>
    </Fold>
  );
};

const Parts = ({ lesson }: { readonly lesson: LessonView }) => {
  const words = useTrainingWords();
  const { language } = useLanguage();
  const of = lesson.sections.length;
  const title = lesson.title[language];
  const training = useTraining(lesson.slug, title);
  const [sectionIndex, setAt] = useState(() => (training.row ? nextSection({ ...training.row, of }) : 0));
  const saved = useSavedIndex()?.[lessonKey(lesson.slug)];
  const section = lesson.sections[Math.min(sectionIndex, of - 1)]!;
  // The contract's block type is looser than `Block`.
  const blocks = (section.blocks as unknown as readonly Block<Bilingual>[]).map((block) =>
    blockIn(block, language),
  );
  const isLast = sectionIndex >= of - 1;
  const isFinished = sectionIndex >= of;
  const go = (to: number): void => {
    setAt(to);
    window.scrollTo(0, 0);
  };
  const next = (): void => {
    void training.read(sectionIndex);
    go(sectionIndex + 1);
  };
  if (isFinished) {
    return (
      <>
        <Below over="sheet">
          <Notice tone="good">{words.finished}</Notice>
          <Row gap="small">
            <LinkButton to="/training">{words.toList}</LinkButton>
            <Button tone="quiet" onClick={() => go(0)}>
              {words.again}
            </Button>
          </Row>
        </Below>
        <Below isAside>
          <EnrolCard title={title} of={of} training={training} />
          <Sources lesson={lesson} />
        </Below>
      </>
    );
  }
  return (
    <>
      <Below over="sheet">
        <Progress label={words.part(sectionIndex + 1, of)} done={sectionIndex + 1} total={of} />
        <SpaceBetween gap="small">
          <h2>{section.title[language]}</h2>
          <Speak title={section.title[language]} blocks={blocks} language={language} />
        </SpaceBetween>
        <Blocks blocks={blocks} />
        <Row gap="small">
          <Button onClick={next}>{isLast ? words.finish : words.next}</Button>
          {sectionIndex > 0 && (
            <Button tone="plain" onClick={() => go(sectionIndex - 1)}>
              {words.back}
            </Button>
          )}
        </Row>
      </Below>
      <Below isAside>
        <EnrolCard title={title} of={of} training={training} />
        {saved && <SaveLesson slug={lesson.slug} bytes={saved.bytes} />}
        <NoVoiceNotice language={language} />
        <Sources lesson={lesson} />
      </Below>
    </>
  );
};

/** One lesson, section by section. Opens offline once it has been opened. */
export const LessonScreen = ({ id: slug }: { readonly id: string }) => {
  const words = useTrainingWords();
  const { language } = useLanguage();
  const say = useRefusalText(useTrainingRefusals());
  const { value, refusal, isLoading, refresh } = useDocument<LessonView>({
    key: lessonKey(slug),
    versionOf: (lesson) => lesson.reviewed,
    call: () => call(readLesson, { params: { slug } }),
  });
  const why = refusal === null ? null : refusal.code === 'network.unreachable' ? words.notKept : say(refusal);
  return (
    <Screen
      title={value?.title[language] ?? words.title}
      back="/training"
      {...(value && {
        ground: 'soil' as const,
        renderScene: (head: ReactNode) => (
          <DrawnScene head={head} drawing={renderDrawing(lessonDrawing(slug))}>
            <p>{words.parts(value.sections.length)}</p>
          </DrawnScene>
        ),
      })}
    >
      {value ? (
        <Parts key={slug} lesson={value} />
      ) : why === null || isLoading ? (
        <Skeleton shapes={['title', 'card', 'line', 'line']} />
      ) : (
        <EmptyState
          drawing="network"
          sentence={why}
          action={
            <Row gap="small">
              <Button tone="quiet" onClick={refresh}>
                {words.retry}
              </Button>
              <LinkButton
                to={refusal?.code === 'plans.pro_only' ? upgradePath(`/training/${slug}`) : '/training'}
              >
                {refusal?.code === 'plans.pro_only' ? words.getPro : words.toList}
              </LinkButton>
            </Row>
          }
        />
      )}
    </Screen>
  );
};
