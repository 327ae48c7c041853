// @cache later

import { lazy, Suspense, useState } from 'react';
import type { ImpactSlotProps } from '#features/scanner/web/result/result-slots.tsx';
import { useScans } from '#features/scanner/web/use-scans.ts';
import { useFormat } from '#kit/web/format.ts';
import { useSession } from '#kit/web/session.tsx';
import { useRows } from '#kit/web/store/hooks.ts';
import { LinkButton } from '#kit/web/ui/Button.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { Fold } from '#kit/web/ui/Fold.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { TrophyIcon } from '#kit/web/ui/more-icons.tsx';
import { Skeleton } from '#kit/web/ui/Skeleton.tsx';
import type { OutcomeRow } from '../domain/outcome.ts';
import { DueQuestion } from './DueQuestion.tsx';
import { useImpactWords } from './words.ts';

const Dashboard = lazy(async () => ({ default: (await import('./Dashboard.tsx')).Dashboard }));

/** Collapsed, it is one line from local rows. The content loads when it is opened. */
const CollapsedDashboard = () => {
  const words = useImpactWords();
  const { number } = useFormat();
  const { scans } = useScans();
  const answered = new Set(useRows<OutcomeRow>('outcome').map((o) => o.scan_id));
  const [open, setOpen] = useState(false);
  return (
    <Fold
      id="impact"
      icon={TrophyIcon}
      title={words.title}
      fact={words.line(number(scans.length), number(scans.filter((s) => answered.has(s.id)).length))}
      onToggle={setOpen}
    >
      {open && (
        <Suspense fallback={<Skeleton shapes={['card', 'card']} />}>
          <Dashboard />
        </Suspense>
      )}
    </Fold>
  );
};

/** The follow-up question and its results: on /scan above the history; on home the question, then the rest. */
export const ImpactSection = ({ part }: ImpactSlotProps) => {
  const words = useImpactWords();
  const { session, loading } = useSession();
  const { scans } = useScans();
  if (!session)
    return loading || part === 'question' ? null : (
      <Card>
        <Stack gap="small">
          <p>{words.signedOut}</p>
          <LinkButton to="/auth" tone="quiet">
            {words.signIn}
          </LinkButton>
        </Stack>
      </Card>
    );
  const results =
    scans.length === 0 ? (
      <Card>
        <MutedText>{words.newcomer}</MutedText>
      </Card>
    ) : (
      <CollapsedDashboard />
    );
  return (
    <>
      {part !== 'results' && <DueQuestion />}
      {part !== 'question' && results}
    </>
  );
};
