import { useFormat } from '#kit/web/format.ts';
import { useSession } from '#kit/web/session.tsx';
import { LinkButton } from '#kit/web/ui/Button.tsx';
import { Below, ColourScene } from '#kit/web/ui/ColourScene.tsx';
import { FactList } from '#kit/web/ui/Facts.tsx';
import { Fold, FoldGroup } from '#kit/web/ui/Fold.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import type { Figures, SetFigures, UnknownFigures } from '../../domain/accuracy-figures.ts';
import { photoCredits } from '../../domain/photo/photo-credits.ts';
import { useAccuracyWords, useNameOf, useShare } from './accuracy-words.ts';
import { CropRows } from './CropRow.tsx';
import { LiveFigures } from './LiveFigures.tsx';
import styles from './accuracy.module.css';

/** "75–98 %", or one share where both are equal. */
const rangeOf = (shares: readonly number[], share: (value: number) => string): string => {
  const [low, high] = [Math.min(...shares), Math.max(...shares)];
  const [lowText, highText] = [share(low), share(high)];
  return lowText === highText ? lowText : `${Math.round(low * 100)}–${highText}`;
};

/** The crops of photos that were not taken in a field, behind one row. */
const OtherPhotos = ({ kind, figures }: { readonly kind: 'white' | 'lab'; readonly figures: Figures }) => {
  const words = useAccuracyWords();
  const share = useShare();
  const sets = figures.sets.filter((set) => set.kind === kind);
  if (sets.length === 0) return null;
  return (
    <Fold
      id={kind}
      title={words[kind]}
      fact={[
        words.otherFact(
          sets.length,
          rangeOf(
            sets.map((set) => set.top1),
            share,
          ),
        ),
        kind === 'lab' && words.easier,
      ]
        .filter(Boolean)
        .join('. ')}
    >
      {kind === 'lab' && <MutedText>{words.labNote}</MutedText>}
      <div className={styles.rows}>
        <CropRows sets={sets} groups={figures.groups} />
      </div>
    </Fold>
  );
};

/** Photo count and mean rejected share (0 to 1) of all unknown-leaf sets of one kind. */
const summarizeKind = (
  unknown: readonly UnknownFigures[],
  kind: UnknownFigures['kind'],
): { readonly n: number; readonly rejected: number } => {
  const ofKind = unknown.filter((u) => u.kind === kind);
  const n = ofKind.reduce((sum, u) => sum + u.n, 0);
  return { n, rejected: ofKind.reduce((sum, u) => sum + u.rejected * u.n, 0) / n };
};

const UnknownLeaves = ({ unknown }: Pick<Figures, 'unknown'>) => {
  const words = useAccuracyWords();
  const share = useShare();
  const kinds = [...new Set(unknown.map((u) => u.kind))].map((kind) => ({
    kind,
    ...summarizeKind(unknown, kind),
  }));
  return (
    <Fold
      id="unknown"
      title={words.unknownTitle}
      fact={words.unknownFact(
        rangeOf(
          kinds.map(({ rejected }) => rejected),
          share,
        ),
      )}
    >
      <FactList
        facts={kinds.map(({ kind, n, rejected }) => [
          words.unknown[kind],
          words.rejected(share(rejected), n),
        ])}
      />
    </Fold>
  );
};

/** Missing names that the closed row shows. */
const MISSING_SHOWN = 3;

const Missing = ({ missing }: Pick<Figures, 'missing'>) => {
  const words = useAccuracyWords();
  const { session } = useSession();
  const names = missing.map(useNameOf());
  const rest = names.length - MISSING_SHOWN;
  return (
    <Fold
      id="missing"
      title={words.missingTitle}
      fact={words.missingFact(names.slice(0, MISSING_SHOWN).join(', '), Math.max(0, rest))}
    >
      <Stack gap="small">
        <p>{words.missing(names.join(', '))}</p>
        <p>{words.others}</p>
        <LinkButton tone="quiet" to={session ? '/scan/knows' : '/guest/scan/knows'}>
          {words.whatItKnows}
        </LinkButton>
      </Stack>
    </Fold>
  );
};

const Credits = ({ figures }: { readonly figures: Figures }) => {
  const words = useAccuracyWords();
  const shownSets = new Set([...figures.sets, ...figures.unknown].map((s) => s.set));
  const credits = [
    ...new Map(photoCredits.filter((c) => shownSets.has(c.set)).map((c) => [c.source, c])).values(),
  ];
  return (
    <Fold id="credits" title={words.creditsTitle} fact={words.creditsFact(credits.length)}>
      <ul>
        {credits.map((c) => (
          <li key={c.source}>
            {c.source}. {c.licence ?? words.noLicence}
          </li>
        ))}
      </ul>
    </Fold>
  );
};

/** The shipped model's accuracy, for farmers. Every figure comes from model/figures.json. */
export const AccuracyPage = ({ figures }: { readonly figures: Figures }) => {
  const words = useAccuracyWords();
  const format = useFormat();
  const share = useShare();
  const day = format.shortDay(figures.date);
  const fieldSets: readonly SetFigures[] = figures.sets.filter((set) => set.kind === 'field');
  return (
    <Screen
      title={words.title}
      back="/"
      ground="leaf"
      renderScene={(head) => (
        <ColourScene head={<div className={styles.top}>{head}</div>}>
          <div className={styles.scene}>
            <p>{words.field}</p>
            <p className={styles.range}>
              {rangeOf(
                fieldSets.map((set) => set.top1),
                share,
              )}
            </p>
            <p>{words.lead}</p>
            <p className={styles.measured}>{words.measured(day)}</p>
          </div>
        </ColourScene>
      )}
    >
      <Below isAside>
        <FoldGroup>
          <CropRows sets={fieldSets} groups={figures.groups} />
        </FoldGroup>
      </Below>
      <Below>
        <FoldGroup>
          <OtherPhotos kind="white" figures={figures} />
          <OtherPhotos kind="lab" figures={figures} />
        </FoldGroup>
        <FoldGroup>
          <UnknownLeaves unknown={figures.unknown} />
          <Missing missing={figures.missing} />
          <LiveFigures />
          <Credits figures={figures} />
          <Fold id="method" title={words.methodTitle} fact={words.methodFact}>
            <Stack gap="small">
              <p>{words.intro(day)}</p>
              <p>{words.groupsNote}</p>
              <p>
                <a href="/how-measured.html">{words.method}</a>
              </p>
              <MutedText>{words.model(figures.model.slice(0, 12))}</MutedText>
            </Stack>
          </Fold>
        </FoldGroup>
      </Below>
    </Screen>
  );
};
