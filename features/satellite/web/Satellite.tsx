import { useState } from 'react';
import type { FieldSlotProps } from '#features/fields/web/field-slots.tsx';
import { useFormat } from '#kit/web/format.ts';
import { useOnline } from '#kit/web/network.ts';
import { useRow } from '#kit/web/store/hooks.ts';
import { Button, LinkButton } from '#kit/web/ui/Button.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { Progress } from '#kit/web/ui/Progress.tsx';
import type { Run } from '../contract.ts';
import type { Result } from '../contract.ts';
import type { View } from '../domain/picture.ts';
import { Export } from './Export.tsx';
import { Advice, ProblemAreas, Health, Source } from './Findings.tsx';
import type { PredictedYield } from './predicted-yield.ts';
import { Season } from './Season.tsx';
import { useRun } from './use-run.ts';
import { Views } from './Views.tsx';
import { useSatelliteWords } from './words.ts';

interface Props extends FieldSlotProps {
  readonly predicted: PredictedYield | null;
  /** False to show only earlier analyses. */ readonly canAnalyze: boolean;
}

const LAYERS = 6;

const RunProgress = ({ run: { state, progress, bytes } }: { readonly run: Run }) => {
  const { steps } = useSatelliteWords();
  const format = useFormat();
  if (state === 'done') return <Progress label={steps.done} />;
  if (state === 'waiting' || !progress) return <Progress label={steps.waiting} />;
  if (progress.step === 'looking')
    return (
      <Progress
        label={steps.looking(String(progress.pass), String(progress.passes))}
        done={progress.pass ?? 0}
        total={progress.passes ?? 1}
      />
    );
  if (progress.step === 'reading')
    return (
      <Progress
        label={steps.reading(String(progress.layers), format.bytes(bytes))}
        done={progress.layers ?? 0}
        total={LAYERS}
      />
    );
  return <Progress label={steps.searching} />;
};

const ResultView = ({
  field,
  result,
  predicted,
}: Omit<Props, 'canAnalyze'> & { readonly result: Result }) => {
  const words = useSatelliteWords();
  const [view, setView] = useState<View>('ndvi');
  return (
    <>
      {result.sample && <Notice tone="warn">{words.sample}</Notice>}
      {result.of === 'around' && (
        <Notice
          tone="warn"
          action={
            <LinkButton tone="quiet" to={`/scan?field=${field.id}`}>
              {words.checkLeaf}
            </LinkButton>
          }
        >
          {words.around}
        </Notice>
      )}
      <Views field={field} result={result} view={view} onView={setView} />
      {result.of === 'plot' && result.boundary === 'approximate' && (
        <MutedText>{words.approximate}</MutedText>
      )}
      {result.of === 'plot' && <Health result={result} predicted={predicted} />}
      <Advice result={result} />
      {result.of === 'plot' && <ProblemAreas result={result} />}
      <Season result={result} />
      <Source result={result} />
      <Export field={field} result={result} predicted={predicted} view={view} />
    </>
  );
};

/** The satellite results of a field (SAT-03). */
export const Satellite = ({ field, predicted, canAnalyze }: Props) => {
  const words = useSatelliteWords();
  const online = useOnline();
  const result = useRow<Result>('satellite_result', field.id);
  const { run, failure, begin, busy } = useRun(
    field.id,
    result?.analysis_date ?? null,
    online && canAnalyze && !field.location_unconfirmed,
  );
  if (field.location_unconfirmed)
    return (
      <Stack gap="small">
        <p>{words.unconfirmed}</p>
        <LinkButton tone="quiet" to={`/fields/${field.id}/edit`}>
          {words.setLocation}
        </LinkButton>
      </Stack>
    );
  return (
    <Stack>
      {!result && <p>{words.lead}</p>}
      {run && <RunProgress run={run} />}
      {failure && <Notice tone="warn">{words.failures[failure]}</Notice>}
      {canAnalyze &&
        (online ? (
          !run && (
            <Button tone="quiet" busy={busy} onClick={begin}>
              {result ? words.findNewer : words.analyze}
            </Button>
          )
        ) : (
          <MutedText>{words.offline}</MutedText>
        ))}
      {result && <ResultView field={field} result={result} predicted={predicted} />}
    </Stack>
  );
};
