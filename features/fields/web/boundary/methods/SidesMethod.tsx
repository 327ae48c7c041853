import { useState } from 'react';
import { fromHectares } from '#kit/pure/units.ts';
import { useFormat } from '#kit/web/format.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { Choice } from '#kit/web/ui/Choice.tsx';
import { Field } from '#kit/web/ui/Field.tsx';
import { Row, MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { DEFAULT_LOCATION } from '../../../domain/field.ts';
import { ActionFooter } from '../ActionFooter.tsx';
import { AreaReadout } from '../AreaReadout.tsx';
import { LiveOutline } from '../LiveOutline.tsx';
import type { MethodProps } from '../types.ts';
import { useBoundaryWords } from '../words.ts';
import {
  readSidesForm,
  shapeOfForm,
  sideCount,
  sideShapes,
  sideUnits,
  type SidesForm,
} from './sides-form.ts';
import { SidesDrawing } from './SidesDrawing.tsx';

/** Side lengths from a rope or paces; the drawing follows the typing. Needs neither network nor GPS. */
export const SidesMethod = ({ fieldLocation, savedState, onStateChange, onShape }: MethodProps) => {
  const words = useBoundaryWords().sides;
  const outlineOf = useBoundaryWords().outlineOf;
  const format = useFormat();
  const [form, setForm] = useState<SidesForm>(() => readSidesForm(savedState));
  const change = (over: Partial<SidesForm>): void => {
    const next = { ...form, ...over };
    setForm(next);
    onStateChange(next);
  };
  // Side lengths have no position: without a known place the shape is at the placeholder, like the field.
  const shapeResult = shapeOfForm(form, fieldLocation ?? DEFAULT_LOCATION);
  const shape = shapeResult?.ok ? shapeResult.value : null;
  const isAreaUncertain = shape !== null && shape.mostM2 - shape.leastM2 > 0.005 * shape.areaM2;
  const acres = (m2: number): string => format.number(fromHectares(m2 / 10_000, 'acres'), 2);
  const labels =
    form.shape === 'rectangle'
      ? [words.length, words.width]
      : form.lengths.slice(0, sideCount[form.shape]).map((_, i) => words.side(i + 1));
  const unit = form.unit === 'rope' ? words.inMetres : words.inPaces;
  return (
    <Stack>
      <p>{words.how}</p>
      <Choice
        label={words.shape}
        options={sideShapes.map((value) => ({ value, label: words.shapes[value] }))}
        value={form.shape}
        onChange={(value) => change({ shape: value })}
      />
      <Choice
        label={words.measured}
        options={sideUnits.map((value) => ({ value, label: words.units[value] }))}
        value={form.unit}
        onChange={(value) => change({ unit: value })}
      />
      {shape ? (
        <LiveOutline label={outlineOf} points={shape.ring} closed numbered={form.shape !== 'rectangle'} />
      ) : (
        <SidesDrawing shape={form.shape} />
      )}
      <Row gap="small">
        {labels.map((label, i) => (
          <Field
            key={label}
            label={label}
            hint={unit}
            inputMode="decimal"
            value={form.lengths[i] ?? ''}
            onChange={(text) => change({ lengths: form.lengths.map((was, n) => (n === i ? text : was)) })}
          />
        ))}
      </Row>
      {form.shape === 'quad' && (
        <Field
          label={words.diagonal}
          hint={`${unit}. ${words.diagonalHint}`}
          inputMode="decimal"
          value={form.diagonal}
          onChange={(diagonal) => change({ diagonal })}
        />
      )}
      {form.unit === 'paces' && (
        <Field
          label={words.pace}
          hint={words.paceHint}
          inputMode="decimal"
          value={form.pace}
          onChange={(pace) => change({ pace })}
        />
      )}
      {form.unit === 'paces' && !form.pace.trim() && <MutedText>{words.paceGuess}</MutedText>}
      {shapeResult && !shapeResult.ok && <Notice tone="warn">{words.faults[shapeResult.code]}</Notice>}
      {isAreaUncertain && (
        <Notice tone="info">{words.between(acres(shape.leastM2), acres(shape.mostM2))}</Notice>
      )}
      <MutedText>{words.where}</MutedText>
      <ActionFooter>
        {shape && <AreaReadout areaM2={shape.areaM2} errorM2={shape.errorM2} />}
        <Button
          wide
          disabled={!shape}
          onClick={() => {
            if (shape) onShape({ ring: shape.ring, source: 'sides', errorM2: shape.errorM2 });
          }}
        >
          {words.finish}
        </Button>
      </ActionFooter>
    </Stack>
  );
};
