import { useState } from 'react';
import type { Field } from '#features/fields/domain/field.ts';
import { sizeText } from '#features/fields/web/size-text.ts';
import { useShapeRefusal } from '#features/fields/web/use-shape-refusal.ts';
import { useFieldWords } from '#features/fields/web/words.ts';
import { useFormat } from '#kit/web/format.ts';
import { useRows } from '#kit/web/store/hooks.ts';
import { useSubscriptionContext } from '#kit/web/subscription.tsx';
import { Button, LinkButton } from '#kit/web/ui/Button.tsx';
import { PlusIcon } from '#kit/web/ui/icons.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { PlotOutline } from '#kit/web/ui/outline/PlotOutline.tsx';
import { upgradePath } from '#kit/web/upgrade-path.ts';
import { placementOf, type Shape } from '../domain/shapes.ts';
import { type Candidate, useAddShapes, useCandidates } from './use-import-shapes.ts';
import { useFarmDataWords } from './words.ts';
import facts from './facts.module.css';

const ShapeOption = ({
  candidate,
  name,
  isChosen,
  radio,
  onTap,
}: {
  readonly candidate: Candidate;
  readonly name: string;
  readonly isChosen: boolean;
  readonly radio: boolean;
  readonly onTap: () => void;
}) => {
  const { bring: words } = useFarmDataWords();
  const fields = useFieldWords();
  const format = useFormat();
  const sentence = useShapeRefusal();
  return (
    <li>
      <label className={facts.shape}>
        <input
          type={radio ? 'radio' : 'checkbox'}
          name="shape"
          checked={isChosen}
          disabled={!candidate.boundaryCheck.ok || candidate.isDuplicate}
          onChange={onTap}
        />
        <PlotOutline ring={candidate.ring.map((p) => [p.lng, p.lat] as const)} />
        <span>
          <strong>{name}</strong>
          <small>
            {candidate.boundaryCheck.ok ? (
              sizeText({ size_hectares: candidate.hectares }, fields, format)
            ) : (
              <span className={facts.bad}>{sentence(candidate.boundaryCheck)}</span>
            )}
          </small>
          {candidate.isDuplicate && <small>{words.twice}</small>}
          {candidate.isOutsideKenya && candidate.boundaryCheck.ok && <small>{words.elsewhere}</small>}
        </span>
      </label>
    </li>
  );
};

/** The boundaries in a file, each drawn and measured. The farmer chooses which become fields. */
export const ShapesFound = ({ shapes }: { readonly shapes: readonly Shape[] }) => {
  const { bring: words } = useFarmDataWords();
  const [swapped, setSwapped] = useState(false);
  const candidates = useCandidates(shapes, swapped);
  const looksSwapped = shapes.some((shape) => placementOf(shape) === 'turned');
  const fieldCount = useRows<Field>('field').length;
  const { fieldLimit } = useSubscriptionContext();
  const remainingFields = fieldLimit === null ? Infinity : Math.max(0, fieldLimit - fieldCount);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [added, setAdded] = useState<number | null>(null);
  const [busy, setBusy] = useState(false);
  const addShapes = useAddShapes();
  const nameOf = (i: number): string => candidates[i]!.name || words.unnamed(i + 1);
  const addable = chosen.filter((i) => candidates[i]?.boundaryCheck.ok);
  const toggle = (i: number): void =>
    setChosen(
      remainingFields === 1
        ? [i]
        : chosen.includes(i)
          ? chosen.filter((one) => one !== i)
          : [...chosen, i].slice(-Math.max(0, remainingFields)),
    );
  const add = async (): Promise<void> => {
    setBusy(true);
    setAdded(await addShapes(addable.map((i) => ({ ...candidates[i]!, name: nameOf(i) }))));
    setBusy(false);
  };
  if (added !== null)
    return (
      <Notice
        tone={added > 0 ? 'good' : 'warn'}
        action={
          <LinkButton to="/fields" tone="quiet">
            {words.toFields}
          </LinkButton>
        }
      >
        {words.added(added)}
      </Notice>
    );
  return (
    <Stack>
      <h2>{words.found(shapes.length)}</h2>
      {looksSwapped && (
        <Notice
          tone="warn"
          action={
            <Button tone="quiet" onClick={() => setSwapped(!swapped)}>
              {swapped ? words.turnBack : words.turn}
            </Button>
          }
        >
          {words.turned}
        </Notice>
      )}
      {fieldLimit !== null && (
        <Notice
          action={
            <LinkButton to={upgradePath('/settings/data/import')} tone="quiet">
              {words.upgrade}
            </LinkButton>
          }
        >
          {words.limit(remainingFields)}
        </Notice>
      )}
      <MutedText>{words.pick}</MutedText>
      <ul className={facts.shapes}>
        {candidates.map((one, i) => (
          <ShapeOption
            key={i}
            candidate={one}
            name={nameOf(i)}
            isChosen={chosen.includes(i)}
            radio={remainingFields <= 1}
            onTap={() => toggle(i)}
          />
        ))}
      </ul>
      {remainingFields > 0 && (
        <Button
          wide
          icon={PlusIcon}
          busy={busy}
          disabled={addable.length === 0}
          onClick={() => {
            void add();
          }}
        >
          {words.add(addable.length)}
        </Button>
      )}
    </Stack>
  );
};
