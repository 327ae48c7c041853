import { Button } from '#kit/web/ui/Button.tsx';
import { EmptyState } from '#kit/web/ui/Empty.tsx';
import { FieldIcon } from '#kit/web/ui/icons.tsx';
import { Stack } from '#kit/web/ui/layout.tsx';
import { ErrorCard, Notice } from '#kit/web/ui/Notice.tsx';
import { ProGate } from '#kit/web/ui/ProGate.tsx';
import { Progress } from '#kit/web/ui/Progress.tsx';
import { Skeleton } from '#kit/web/ui/Skeleton.tsx';
import type { Sections } from './section.ts';

export const messageSections = {
  notices: (words) => (
    <Stack>
      {(['info', 'good', 'warn', 'bad'] as const).map((tone) => (
        <Notice key={tone} tone={tone} title={words.noticeTitle}>
          {words.notice}
        </Notice>
      ))}
      <Notice action={<Button tone="quiet">{words.more}</Button>}>{words.notice}</Notice>
      <ErrorCard
        what={words.failed}
        whatIsSafe={words.safe}
        whatToDo={words.next}
        requestId="r-7"
        action={<Button tone="quiet">{words.more}</Button>}
      />
    </Stack>
  ),
  empty: (words) => (
    <Stack>
      <EmptyState
        drawing={<FieldIcon size={96} />}
        sentence={words.nothing}
        action={<Button>{words.add}</Button>}
      />
      <ProGate feature={words.satellite}>{words.satellite}</ProGate>
    </Stack>
  ),
  waiting: (words) => (
    <Stack>
      <Progress label={words.checking} done={40} total={100} />
      <Progress label={words.downloading} done={1_200_000} total={2_400_000} unit="bytes" />
      <Progress label={words.checking} />
      <Skeleton shapes={['title', 'line', 'card', 'picture']} />
    </Stack>
  ),
} satisfies Sections;
