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
import { placing, type Shape } from '../domain/shapes.ts';
import { type Candidate, useBringShapes, useCandidates } from './use-bring-shapes.ts';
import { useFarmDataWords } from './words.ts';
import facts from './facts.module.css';

const Line = ({
  one,
  name,
  on,
  radio,
  onTap,
}: {
  readonly one: Candidate;
  readonly name: string;
  readonly on: boolean;
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
          checked={on}
          disabled={!one.checked.ok || one.twice}
          onChange={onTap}
        />
        <PlotOutline ring={one.ring.map((p) => [p.lng, p.lat] as const)} />
        <span>
          <strong>{name}</strong>
          <small>
            {one.checked.ok ? (
              sizeText({ size_hectares: one.hectares }, fields, format)
            ) : (
              <span className={facts.bad}>{sentence(one.checked)}</span>
            )}
          </small>
          {one.twice && <small>{words.twice}</small>}
          {one.elsewhere && one.checked.ok && <small>{words.elsewhere}</small>}
        </span>
      </label>
    </li>
  );
};

/** The boundaries in a file, each drawn and measured. The farmer chooses which become fields. */
export const ShapesFound = ({ shapes }: { readonly shapes: readonly Shape[] }) => {
  const { bring: words } = useFarmDataWords();
  const [turn, setTurn] = useState(false);
  const candidates = useCandidates(shapes, turn);
  const isSwapped = shapes.some((shape) => placing(shape) === 'turned');
  const here = useRows<Field>('field').length;
  const { fieldLimit } = useSubscriptionContext();
  const room = fieldLimit === null ? Infinity : Math.max(0, fieldLimit - here);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [added, setAdded] = useState<number | null>(null);
  const [busy, setBusy] = useState(false);
  const bring = useBringShapes();
  const nameOf = (i: number): string => candidates[i]!.name || words.unnamed(i + 1);
  const good = chosen.filter((i) => candidates[i]?.checked.ok);
  const tap = (i: number): void =>
    setChosen(
      room === 1
        ? [i]
        : chosen.includes(i)
          ? chosen.filter((one) => one !== i)
          : [...chosen, i].slice(-Math.max(0, room)),
    );
  const add = async (): Promise<void> => {
    setBusy(true);
    setAdded(await bring(good.map((i) => ({ ...candidates[i]!, name: nameOf(i) }))));
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
      {isSwapped && (
        <Notice
          tone="warn"
          action={
            <Button tone="quiet" onClick={() => setTurn(!turn)}>
              {turn ? words.turnBack : words.turn}
            </Button>
          }
        >
          {words.turned}
        </Notice>
      )}
      {fieldLimit !== null && (
        <Notice
          action={
            <LinkButton to="/upgrade" tone="quiet">
              {words.upgrade}
            </LinkButton>
          }
        >
          {words.limit(room)}
        </Notice>
      )}
      <MutedText>{words.pick}</MutedText>
      <ul className={facts.shapes}>
        {candidates.map((one, i) => (
          <Line
            key={i}
            one={one}
            name={nameOf(i)}
            on={chosen.includes(i)}
            radio={room <= 1}
            onTap={() => tap(i)}
          />
        ))}
      </ul>
      {room > 0 && (
        <Button
          wide
          icon={PlusIcon}
          busy={busy}
          disabled={good.length === 0}
          onClick={() => {
            void add();
          }}
        >
          {words.add(good.length)}
        </Button>
      )}
    </Stack>
  );
};
