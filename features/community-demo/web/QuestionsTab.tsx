import { useState } from 'react';
import { useFormat } from '#kit/web/format.ts';
import { Badge } from '#kit/web/ui/Badge.tsx';
import { Button } from '#kit/web/ui/Button.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { Field, Select } from '#kit/web/ui/Field.tsx';
import { SpaceBetween, Row, MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import {
  acceptedPreview,
  type CategoryId,
  categoryIds,
  type DemoQuestion,
  findQuestions,
} from '../domain/demo.ts';
import { AskForm } from './AskForm.tsx';
import { useCategoryNames, useDemoWords } from './words.ts';

interface CardProps {
  readonly question: DemoQuestion;
  readonly change: (over: Partial<DemoQuestion>) => void;
}

const QuestionCard = ({ question, change }: CardProps) => {
  const words = useDemoWords();
  const categories = useCategoryNames();
  const { number } = useFormat();
  const [open, setOpen] = useState(false);
  const preview = acceptedPreview(question);
  const follow = () => {
    change({ isFollowing: !question.isFollowing });
    showToast(question.isFollowing ? words.unfollowed : words.followed);
  };
  return (
    <Card labelledBy={`demo-${question.id}`}>
      <Stack gap="small">
        <SpaceBetween gap="small">
          <Badge tone="plain">{words.status[question.status]}</Badge>
          {question.isFeatured && <Badge tone="maize">{words.featured}</Badge>}
        </SpaceBetween>
        <h2 id={`demo-${question.id}`}>{question.title}</h2>
        <MutedText>
          {question.author} · {question.authorRank}
          {question.badges.map((badge) => ` · ${badge}`)}
        </MutedText>
        <p>{question.content}</p>
        <MutedText>
          {categories[question.category]} · {question.tags.join(', ')} · {words.votes(number(question.votes))}
        </MutedText>
        {preview !== null && !open && (
          <p>
            <strong>{words.accepted}:</strong> {preview}
          </p>
        )}
        {open &&
          (question.answers.length === 0 ? (
            <MutedText>{words.noAnswers}</MutedText>
          ) : (
            question.answers.map((answer) => (
              <Stack key={answer.id} gap="small">
                <p>
                  <strong>
                    {answer.isAccepted ? `${words.accepted}, ${answer.author}` : answer.author}:
                  </strong>{' '}
                  {answer.content}
                </p>
                {answer.isAIVerified && <MutedText>{words.verified}</MutedText>}
                <MutedText>
                  {words.comments}: {answer.comments.join(' · ')}
                </MutedText>
              </Stack>
            ))
          ))}
        <Row gap="small">
          <Button
            tone="quiet"
            onClick={() => {
              change({ votes: question.votes + 1 });
              showToast(words.upvoted);
            }}
          >
            {words.upvote}
          </Button>
          <Button tone="quiet" onClick={follow}>
            {question.isFollowing ? words.unfollow : words.follow}
          </Button>
          <Button tone="plain" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? words.close : words.view}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
};

interface Props {
  readonly questions: readonly DemoQuestion[];
  readonly setQuestions: (next: readonly DemoQuestion[]) => void;
}

/** LEG-03 to LEG-07. */
export const QuestionsTab = ({ questions, setQuestions }: Props) => {
  const words = useDemoWords();
  const names = useCategoryNames();
  const [advice, setAdvice] = useState(true);
  const [isFormOpen, setFormOpen] = useState(false);
  const [text, setText] = useState('');
  const [category, setCategory] = useState<CategoryId | 'all'>('all');
  const found = findQuestions(questions, text, category);
  return (
    <Stack>
      {advice && (
        <Card tone="sky" labelledBy="demo-advice">
          <Stack gap="small">
            <h2 id="demo-advice">{words.advice.title}</h2>
            <p>{words.advice.text}</p>
            <div>
              <Button tone="plain" onClick={() => setAdvice(false)}>
                {words.advice.dismiss}
              </Button>
            </div>
          </Stack>
        </Card>
      )}
      {isFormOpen ? (
        <AskForm
          close={() => setFormOpen(false)}
          add={(question) => setQuestions([question, ...questions])}
        />
      ) : (
        <Button onClick={() => setFormOpen(true)}>{words.ask.open}</Button>
      )}
      <Field label={words.search} type="search" value={text} onChange={setText} />
      <Select
        label={words.category}
        value={category}
        onChange={setCategory}
        options={[
          { value: 'all' as const, label: words.all },
          ...categoryIds.map((value) => ({ value, label: names[value] })),
        ]}
      />
      {found.length === 0 && <MutedText>{words.nothing}</MutedText>}
      {found.map((question) => (
        <QuestionCard
          key={question.id}
          question={question}
          change={(over) =>
            setQuestions(questions.map((one) => (one.id === question.id ? { ...one, ...over } : one)))
          }
        />
      ))}
    </Stack>
  );
};
