import { useEffect, useRef } from 'react';
import { CountySelect } from '#features/fields/web/field/CountySelect.tsx';
import { useSession } from '#kit/web/session.tsx';
import { Button, LinkButton } from '#kit/web/ui/Button.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { Field, Select, TextArea } from '#kit/web/ui/Field.tsx';
import { Row, MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { useLanguage } from '#kit/web/words.tsx';
import { crops } from '#knowledge/crops.ts';
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

const OptionalFields = ({ form }: { readonly form: Form }) => {
  const { ask: words, methods } = useCommunityWords();
  const { language } = useLanguage();
  const { draft, set } = form;
  const cropList = crops
    .map(({ key, name }) => ({ value: key, label: name[language] }))
    .sort((a, b) => a.label.localeCompare(b.label));
  return (
    <>
      <Select
        label={words.crop}
        value={draft.crop_type}
        onChange={(crop_type) => set({ crop_type })}
        options={[{ value: '', label: words.noCrop }, ...cropList]}
      />
      <Select
        label={words.method}
        value={draft.farming_method}
        onChange={(farming_method) => set({ farming_method })}
        options={[
          { value: '', label: words.noMethod },
          ...farmingMethods.map((value) => ({ value, label: methods[value] })),
        ]}
      />
      <CountySelect label={words.county} value={draft.location} onChange={(location) => set({ location })} />
      <MutedText>{words.countyHint}</MutedText>
    </>
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
  const isVerified = session?.emailVerified === true;
  // The email address may have been confirmed elsewhere since. The check changes the session, so it runs only
  // once.
  const isSessionChecked = useRef(isVerified);
  useEffect(() => {
    if (isSessionChecked.current) return;
    isSessionChecked.current = true;
    void refresh();
  }, [refresh]);
  return (
    <Card labelledBy="ask">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (form.mayPost && isVerified) void form.post();
        }}
      >
        <Stack>
          <h2 id="ask">{ask.title}</h2>
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
          <TagField tags={draft.tags} onChange={(tags) => set({ tags })} />
          <OptionalFields form={form} />
          <h3>{ask.photos(IMAGES_MAX)}</h3>
          <PhotoPicker post={form.photos} />
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
