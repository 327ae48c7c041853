// @cache later

import { type ReactNode, useLayoutEffect } from 'react';
import { toHectares } from '#kit/pure/units.ts';
import { writePreference } from '#kit/web/preference.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { SayingCard } from '#kit/web/ui/SayingCard.tsx';
import { useWords } from '#kit/web/words.tsx';
import { isDefaultSize } from '../../domain/default-size.ts';
import type { Field } from '../../domain/field.ts';
import { sizeEn } from '../../words.size.en.ts';
import { sizeSw } from '../../words.size.sw.ts';
import { PlaceCard } from '../field/PlaceCard.tsx';
import { useChangeField } from '../field/use-change-field.ts';
import { useFieldWords } from '../words.ts';
import { UNKNOWN_SIZE } from './unknown-size.ts';

const ACRES = { quarter: 0.25, half: 0.5, one: 1, two: 2 } as const;
const UNKNOWN = 'unknown';
type Answer = keyof typeof ACRES;

/** A football pitch in metres. */
const [LENGTH, WIDTH, CIRCLE] = [105, 68, 9.15];
/** Two acres are 90 m square. */
const HEIGHT = 92;

/** A square field of this size over a football pitch, to scale; without a size a question mark. */
const SizePicture = ({ hectares }: { readonly hectares: number | null }) => {
  const side = Math.sqrt((hectares ?? 0) * 10_000);
  const [top, bottom] = [HEIGHT - 1 - WIDTH, HEIGHT - 1];
  return (
    <svg viewBox={`0 0 ${LENGTH + 2} ${HEIGHT}`} width="72" height="62" aria-hidden="true" focusable="false">
      <rect x="1" y={bottom - side} width={side} height={side} fill="var(--leaf)" />
      <g fill="none" stroke="currentColor" strokeWidth="2">
        <rect x="1" y={top} width={LENGTH} height={WIDTH} />
        {hectares !== null && (
          <>
            <path d={`M${1 + LENGTH / 2} ${top}v${WIDTH}`} />
            <circle cx={1 + LENGTH / 2} cy={top + WIDTH / 2} r={CIRCLE} />
          </>
        )}
      </g>
      {hectares === null && (
        <text x={1 + LENGTH / 2} y={bottom - 14} textAnchor="middle" fontSize="56" fill="currentColor">
          ?
        </text>
      )}
    </svg>
  );
};

interface Props {
  readonly field: Field;
  /** The field whose size the farmer does not know. */
  readonly unknown: string | null;
  /** Gets the field's id. */
  readonly onUnknown: (id: string) => void;
  /** Shown once the size is asked. */
  readonly children: ReactNode;
}

/** The size of the first field, in one tap on a picture. Without an answer the size stays a default. */
const SizeQuestion = ({ field, onUnknown }: Pick<Props, 'field' | 'onUnknown'>) => {
  const words = useWords({ en: sizeEn, sw: sizeSw });
  const { unnamed } = useFieldWords();
  const change = useChangeField();
  // The message that the field was added must not cover the answers (Toasts.module.css).
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset['question'] = '';
    return () => {
      delete dataset['question'];
    };
  }, []);
  const take = (answer: string): void => {
    if (answer === UNKNOWN) {
      writePreference(UNKNOWN_SIZE, field.id);
      onUnknown(field.id);
    } else void change(field, { size: ACRES[answer as Answer], size_unit: 'acres' });
  };
  const answers = [
    ...(Object.keys(ACRES) as Answer[]).map((id) => ({ id, hectares: toHectares(ACRES[id], 'acres') })),
    { id: UNKNOWN, hectares: null } as const,
  ];
  return (
    <SayingCard id="size" eyebrow={field.name ?? unnamed} saying={words.ask} reason={words.beside}>
      <div className="flex wrap gap8">
        {answers.map(({ id, hectares }) => (
          <Button
            key={id}
            tone="quiet"
            style={{ flex: '1 1 5.5rem', paddingInline: 8 }}
            onClick={() => take(id)}
          >
            <SizePicture hectares={hectares} />
            <br />
            {words[id]}
          </Button>
        ))}
      </div>
    </SayingCard>
  );
};

/** What home still asks of the only field: its size, then its place. */
export const FirstDay = ({ field, unknown, onUnknown, children }: Props) => {
  const change = useChangeField();
  if (isDefaultSize(field) && field.id !== unknown)
    return <SizeQuestion field={field} onUnknown={onUnknown} />;
  return (
    <>
      {children}
      {field.location_unconfirmed && <PlaceCard field={field} onChange={(what) => change(field, what)} />}
    </>
  );
};
