import { countOutcomes } from '#features/impact/contract.ts';
import { call } from '#kit/web/call.ts';
import { useFormat } from '#kit/web/format.ts';
import { useOnlineCall } from '#kit/web/online-call.ts';
import { Age } from '#kit/web/ui/Age.tsx';
import { Fold } from '#kit/web/ui/Fold.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { readAccuracy } from '../../contract.ts';
import { useAccuracyWords, useNameOf } from './accuracy-words.ts';

const CountSection = ({
  title,
  lines,
  total,
}: {
  readonly title: string;
  readonly lines: readonly string[];
  readonly total: number;
}) => {
  const words = useAccuracyWords();
  return (
    <section>
      <h3>{title}</h3>
      {lines.length === 0 ? (
        <p>{words.notEnough(total)}</p>
      ) : (
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </section>
  );
};

/** Real counts of this server; a share of fewer than thirty is mostly chance. */
export const LiveFigures = () => {
  const words = useAccuracyWords();
  const nameOf = useNameOf();
  const { percent } = useFormat();
  const accuracy = useOnlineCall('scans.accuracy', () => call(readAccuracy, {}));
  const outcomes = useOnlineCall('outcomes.counts', () => call(countOutcomes, {}));
  const formatShare = (n: number, of: number): string => percent(Math.round((100 * n) / of) / 100);
  const live = accuracy.value;
  const total = (live?.picked ?? 0) + (live?.confirmed ?? 0) + (outcomes.value?.answered ?? 0);
  return (
    <Fold id="live" title={words.liveTitle} fact={live ? words.liveFact(total) : words.offline}>
      {live && (
        <Stack gap="small">
          <MutedText>{words.liveText(live.least)}</MutedText>
          <CountSection
            title={words.picks}
            total={live.picked}
            lines={live.picks.map((p) =>
              words.pick(nameOf(p.crop), formatShare(p.first, p.n), formatShare(p.none, p.n), p.n),
            )}
          />
          <CountSection
            title={words.experts}
            total={live.confirmed}
            lines={live.experts.map((e) => words.expert(nameOf(e.crop), formatShare(e.agreed, e.n), e.n))}
          />
          {outcomes.value && (
            <CountSection
              title={words.outcomes}
              total={outcomes.value.answered}
              lines={outcomes.value.conditions.map((c) =>
                words.outcome(nameOf(c.condition), formatShare(c.better, c.n), c.n),
              )}
            />
          )}
          <Age at={accuracy.at} />
        </Stack>
      )}
    </Fold>
  );
};
