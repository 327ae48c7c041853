import { useState } from 'react';
import { newId } from '#kit/pure/ids.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { Field, Select, TextArea } from '#kit/web/ui/Field.tsx';
import { Row, Stack } from '#kit/web/ui/layout.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import {
  type QuestionDraft,
  type CategoryId,
  categoryIds,
  type DemoQuestion,
  emptyDraft,
  questionOf,
  NOTICE_DELAY_MS,
} from '../domain/demo.ts';
import { useCategoryNames, useDemoWords } from './words.ts';

interface Props {
  readonly close: () => void;
  readonly add: (question: DemoQuestion) => void;
}

/** LEG-04, LEG-05: adds the question to this screen only. */
export const AskForm = ({ close, add }: Props) => {
  const { ask: words } = useDemoWords();
  const names = useCategoryNames();
  const [form, setForm] = useState<QuestionDraft>(emptyDraft);
  const set = (changes: Partial<QuestionDraft>) => setForm({ ...form, ...changes });
  const post = () => {
    const question = questionOf(form, newId(), words.author, words.rank);
    if (!question) {
      showToast(words.missing, { tone: 'bad' });
      showToast(words.missingWhich, { tone: 'bad' });
      return;
    }
    add(question);
    close();
    showToast(words.posted, { tone: 'good' });
    setTimeout(() => showToast(words.told), NOTICE_DELAY_MS);
  };
  const options = [
    { value: '' as const, label: words.choose },
    ...categoryIds.map((value) => ({ value, label: names[value] })),
  ];
  return (
    <Card>
      <Stack gap="small">
        <Field
          label={words.title}
          value={form.title}
          onChange={(title) => set({ title })}
          maxLength={200}
          mic
        />
        <TextArea
          label={words.content}
          value={form.content}
          onChange={(content) => set({ content })}
          maxLength={5000}
          mic
        />
        <Select<CategoryId | ''>
          label={words.category}
          value={form.category}
          options={options}
          onChange={(category) => set({ category })}
        />
        <Field
          label={words.tags}
          hint={words.tagsHint}
          value={form.tags}
          onChange={(tags) => set({ tags })}
          maxLength={200}
        />
        <Row gap="small">
          <Button onClick={post}>{words.post}</Button>
          <Button tone="plain" onClick={close}>
            {words.cancel}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
};
