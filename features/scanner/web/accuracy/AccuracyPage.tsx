import { useFormat } from '#kit/web/format.ts';
import { LinkButton } from '#kit/web/ui/Button.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import type { Figures, SetFigures, UnknownFigures } from '../../domain/accuracy-figures.ts';
import { photoCredits } from '../../domain/photo/photo-credits.ts';
import { useAccuracyWords, useNameOf } from './accuracy-words.ts';
import { LiveFigures } from './LiveFigures.tsx';

/** Names a photo set by its crop. The laboratory photos of pepper show sweet pepper (capsicum). */
const usePhotoSetName = () => {
  const nameOf = useNameOf();
  return ({ crop, kind }: Pick<SetFigures, 'crop' | 'kind'>): string =>
    nameOf(crop === 'pepper' && kind === 'lab' ? 'capsicum' : crop);
};

/** Minimum rise in the answered share (0 to 1) at which the page says that naming the crop helps. */
const MIN_ANSWERED_GAIN = 0.1;

const PhotoSetSection = ({ set }: { readonly set: SetFigures }) => {
  const words = useAccuracyWords();
  const { percent } = useFormat();
  const percentText = (value: number): string => percent(Math.round(value * 100) / 100);
  return (
    <section>
      <h3>
        {usePhotoSetName()(set)} · {words.photos(set.n)}
      </h3>
      <p>{words.right(percentText(set.top1), percentText(set.top1Low), percentText(set.top1High))}</p>
      {set.rightWhenAnswered !== null && set.answered > 0 && (
        <p>{words.answers(percentText(set.answered), percentText(set.rightWhenAnswered))}</p>
      )}
      {set.cropNamed.rightWhenAnswered !== null &&
        set.cropNamed.answered - set.answered > MIN_ANSWERED_GAIN && (
          <p>
            {words.cropNamed(
              percentText(set.cropNamed.answered),
              percentText(set.cropNamed.rightWhenAnswered),
            )}
          </p>
        )}
      {set.candidates > 0 && <p>{words.several(percentText(set.candidates))}</p>}
      {set.refused > 0 && <MutedText>{words.refused(percentText(set.refused))}</MutedText>}
    </section>
  );
};

const PhotoSets = ({
  title,
  sets,
  note,
}: {
  readonly title: string;
  readonly sets: readonly SetFigures[];
  readonly note?: string;
}) =>
  sets.length === 0 ? null : (
    <Card>
      <Stack>
        <h2>{title}</h2>
        {note && <MutedText>{note}</MutedText>}
        {sets.map((set) => (
          <PhotoSetSection key={set.set + set.crop} set={set} />
        ))}
      </Stack>
    </Card>
  );

/** Photo count and mean rejected share (0 to 1) of all unknown-leaf sets of one kind. */
const summarizeKind = (
  unknown: readonly UnknownFigures[],
  kind: UnknownFigures['kind'],
): { readonly n: number; readonly rejected: number } => {
  const ofKind = unknown.filter((u) => u.kind === kind);
  const n = ofKind.reduce((sum, u) => sum + u.n, 0);
  return { n, rejected: ofKind.reduce((sum, u) => sum + u.rejected * u.n, 0) / n };
};

const UnknownLeafCard = ({ figures }: { readonly figures: Figures }) => {
  const words = useAccuracyWords();
  const { percent } = useFormat();
  const kinds = [...new Set(figures.unknown.map((u) => u.kind))];
  return (
    <Card>
      <h2>{words.unknownTitle}</h2>
      {kinds.map((kind) => {
        const { n, rejected } = summarizeKind(figures.unknown, kind);
        return (
          <p key={kind}>
            {words.unknown[kind]}: {words.rejected(percent(Math.round(rejected * 100) / 100), n)}
          </p>
        );
      })}
    </Card>
  );
};

const SeveralPhotosCard = ({ figures }: { readonly figures: Figures }) => {
  const words = useAccuracyWords();
  const setName = usePhotoSetName();
  const { percent } = useFormat();
  const sets = [...new Set(figures.groups.map((g) => g.set))];
  if (sets.length === 0) return null;
  return (
    <Card>
      <h2>{words.groupsTitle}</h2>
      {sets.map((set) => {
        const groupsOfSet = figures.groups.filter((g) => g.set === set);
        const kind = figures.sets.find((s) => s.set === set)?.kind ?? 'field';
        return (
          <p key={set}>
            <strong>{setName({ crop: groupsOfSet[0]!.crop, kind })}</strong> ({words.kinds[kind]}):{' '}
            {groupsOfSet
              .map((g) => `${words.leaves(g.photos)} ${percent(Math.round(g.top1 * 100) / 100)}`)
              .join(' · ')}
          </p>
        );
      })}
      <MutedText>{words.groupsNote}</MutedText>
    </Card>
  );
};

/** The shipped model's accuracy, for farmers. Every figure comes from model/figures.json. */
export const AccuracyPage = ({ figures }: { readonly figures: Figures }) => {
  const words = useAccuracyWords();
  const nameOf = useNameOf();
  const format = useFormat();
  const setsOfKind = (kind: SetFigures['kind']): readonly SetFigures[] =>
    figures.sets.filter((set) => set.kind === kind);
  const shownSets = new Set([...figures.sets, ...figures.unknown].map((s) => s.set));
  const credits = [
    ...new Map(photoCredits.filter((c) => shownSets.has(c.set)).map((c) => [c.source, c])).values(),
  ];
  return (
    <Screen title={words.title} back="/">
      <Stack>
        <p>{words.intro(format.shortDay(figures.date))}</p>
        <PhotoSets title={words.field} sets={setsOfKind('field')} />
        <PhotoSets title={words.white} sets={setsOfKind('white')} />
        <PhotoSets title={words.lab} sets={setsOfKind('lab')} note={words.labNote} />
        <UnknownLeafCard figures={figures} />
        <SeveralPhotosCard figures={figures} />
        <Card>
          <h2>{words.missingTitle}</h2>
          <p>{words.missing(figures.missing.map(nameOf).join(', '))}</p>
          <p>{words.others}</p>
          <LinkButton tone="quiet" to="/scan/knows">
            {words.whatItKnows}
          </LinkButton>
        </Card>
        <LiveFigures />
        <Card>
          <h2>{words.creditsTitle}</h2>
          <ul>
            {credits.map((c) => (
              <li key={c.source}>
                {c.source}. {c.licence ?? words.noLicence}
              </li>
            ))}
          </ul>
          <p>
            {words.creditsText} <a href="/how-measured.html">{words.method}</a>
          </p>
          <MutedText>{words.model(figures.model.slice(0, 12))}</MutedText>
        </Card>
      </Stack>
    </Screen>
  );
};
