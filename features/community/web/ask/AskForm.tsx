import { Suspense, useEffect, useRef, useState } from 'react';
import { CountySelect } from '#features/fields/web/field/CountySelect.tsx';
import { isProven, useSession } from '#kit/web/session.tsx';
import { Button, LinkButton } from '#kit/web/ui/Button.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { Choice } from '#kit/web/ui/Choice.tsx';
import { Field, Select, TextArea } from '#kit/web/ui/Field.tsx';
import { Fold } from '#kit/web/ui/Fold.tsx';
import { Row, MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { lazyComponent } from '#kit/web/ui/lazy-component.ts';
import { EditIcon } from '#kit/web/ui/more-icons.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { Skeleton } from '#kit/web/ui/Skeleton.tsx';
import { useLanguage } from '#kit/web/words.tsx';
import { cropByKey } from '#knowledge/index.ts';
import { categoryIds } from '../../domain/categories.ts';
import { CONTENT_MAX, farmingMethods, IMAGES_MAX, TITLE_MAX } from '../../domain/post.ts';
import type { OwnQuestion } from '../projections.ts';
import { useReasonText } from '../use-reason-text.ts';
import { useCommunityRefusals, useCommunityWords } from '../words.ts';
import { PhotoPicker } from './PhotoPicker.tsx';
import { PreliminaryAnswerCard } from './PreliminaryAnswerCard.tsx';
import { TagField } from './TagField.tsx';
import { isForReview, moderationReasonOf } from './use-analysis.ts';
import { type AskedExpert, useAskForm } from './use-ask-form.ts';
import styles from '../post/Post.module.css';

type Form = ReturnType<typeof useAskForm>;

/** What the phone's analysis found in the question so far. */
const AnalysisNotices = ({ form }: { readonly form: Form }) => {
  const { ask: words, categories } = useCommunityWords();
  const reason = useReasonText();
  const { reading, refused, chosen, draft } = form;
  const tags = chosen.tags.filter((tag) => draft.tags.includes(tag));
  return (
    <div aria-live="polite">
      <Stack gap="small">
        {reading.is === 'looking' && <MutedText>{words.looking}</MutedText>}
        {refused && (
          <Notice tone="bad" title={words.guidelines}>
            {refused !== 'guidelines' && <p>{reason(refused)}</p>}
          </Notice>
        )}
        {isForReview(reading) && (
          <Notice tone="info">
            {moderationReasonOf(reading) ? reason(moderationReasonOf(reading)) : words.lookedLater}
          </Notice>
        )}
        {chosen.category !== '' && chosen.category === draft.category_id && (
          <MutedText>{words.categorised(categories[chosen.category])}</MutedText>
        )}
        {tags.length > 0 && <MutedText>{words.tagged(tags.join(', '))}</MutedText>}
        {reading.is === 'read' && reading.text && reading.analysis.preliminaryAnswer && (
          <PreliminaryAnswerCard
            text={reading.text}
            path={reading.analysis.preliminaryAnswer.path}
            sources={reading.analysis.preliminaryAnswer.sources}
            confidence={reading.analysis.confidenceScore}
          />
        )}
      </Stack>
    </div>
  );
};

/** Posts are public only when the author's address is confirmed. */
const UnverifiedNotice = () => {
  const { ask: words } = useCommunityWords();
  return (
    <Notice
      tone="warn"
      action={
        <LinkButton tone="quiet" to="/settings/account">
          {words.verifyLink}
        </LinkButton>
      }
    >
      {words.verify}
    </Notice>
  );
};

const CropChoice = lazyComponent(
  async () => (await import('#features/fields/web/CropChoice.tsx')).CropChoice,
);

/** Crop, method, county and tags, behind a row that says what is chosen. */
const OptionalFields = ({ form }: { readonly form: Form }) => {
  const { ask: words, methods } = useCommunityWords();
  const { language } = useLanguage();
  const { draft, set } = form;
  const [isOpen, setOpen] = useState(false);
  const crop = cropByKey(draft.crop_type)?.name[language] ?? '';
  return (
    <Fold
      id="ask-details"
      icon={EditIcon}
      title={words.details}
      fact={[crop, draft.location, ...draft.tags].filter(Boolean).join(' · ') || words.detailsNone}
      onToggle={setOpen}
    >
      <Stack>
        {isOpen && (
          <Suspense fallback={<Skeleton shapes={['card']} />}>
            <CropChoice
              label={words.crop}
              none={{ label: words.noMethod }}
              value={draft.crop_type}
              onChange={(crop_type) => set({ crop_type })}
            />
          </Suspense>
        )}
        <Choice
          label={words.method}
          options={[
            { value: '', label: words.noMethod },
            ...farmingMethods.map((value) => ({ value, label: methods[value] })),
          ]}
          value={draft.farming_method}
          onChange={(farming_method) => set({ farming_method })}
        />
        <CountySelect
          label={words.county}
          value={draft.location}
          onChange={(location) => set({ location })}
        />
        <MutedText>{words.countyHint}</MutedText>
        <TagField tags={draft.tags} onChange={(tags) => set({ tags })} />
      </Stack>
    </Fold>
  );
};

interface Props {
  readonly before?: OwnQuestion;
  /** The expert who is asked; others read it too. */
  readonly expert?: AskedExpert | null;
  readonly onAskEveryone?: () => void;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** The form of a question. Analysed while typing, and stored as a draft until it is posted. */
export const AskForm = ({ before, expert = null, onAskEveryone, onDone, onCancel }: Props) => {
  const words = useCommunityWords();
  const { ask } = words;
  const refusals = useCommunityRefusals();
  const { session, refresh } = useSession();
  const form = useAskForm(before ?? null, expert, onDone);
  const { draft, set, faults } = form;
  const isVerified = isProven(session);
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that opened it is gone.
  useEffect(() => heading.current?.focus(), []);
  // The email address may have been confirmed elsewhere since. The check changes the session, so it runs only
  // once.
  const isSessionChecked = useRef(isVerified);
  useEffect(() => {
    if (isSessionChecked.current) return;
    isSessionChecked.current = true;
    void refresh();
  }, [refresh]);
  return (
    <Card labelledBy="ask" className={styles.form}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (form.mayPost && isVerified) void form.post();
        }}
      >
        <Stack>
          <h2 id="ask" ref={heading} tabIndex={-1}>
            {ask.title}
          </h2>
          {expert && (
            <Notice
              title={ask.to(expert.name)}
              action={
                <Button tone="plain" onClick={onAskEveryone}>
                  {ask.toAll}
                </Button>
              }
            >
              {ask.toHint}
            </Notice>
          )}
          {!isVerified && <UnverifiedNotice />}
          {form.resumed && (
            <Notice
              action={
                <Button tone="quiet" onClick={form.anew}>
                  {ask.anew}
                </Button>
              }
            >
              {ask.resumed}
            </Notice>
          )}
          <Field
            label={ask.titleLabel}
            hint={ask.titleHint}
            value={draft.title}
            onChange={(title) => set({ title })}
            maxLength={TITLE_MAX}
            error={faults?.title && refusals[faults.title]}
            mic
          />
          <TextArea
            label={ask.content}
            hint={ask.contentHint}
            value={draft.content}
            onChange={(content) => set({ content })}
            maxLength={CONTENT_MAX}
            rows={5}
            error={faults?.content && refusals[faults.content]}
            mic
          />
          <AnalysisNotices form={form} />
          <Select
            label={ask.category}
            value={draft.category_id}
            onChange={(category_id) => set({ category_id })}
            error={faults?.category ? ask.categoryMissing : null}
            options={[
              { value: '', label: ask.chooseCategory },
              ...categoryIds.map((value) => ({ value, label: words.categories[value] })),
            ]}
          />
          <h3>{ask.photos(IMAGES_MAX)}</h3>
          <PhotoPicker post={form.photos} />
          <OptionalFields form={form} />
          <Row gap="small">
            <Button tone="quiet" onClick={onCancel}>
              {words.cancel}
            </Button>
            <Button type="submit" busy={form.busy} disabled={!form.mayPost || !isVerified}>
              {before ? ask.save : ask.post}
            </Button>
          </Row>
        </Stack>
      </form>
    </Card>
  );
};
