import { createContext, useContext } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { LazyErrorBoundary } from '#kit/web/ui/LazyErrorBoundary.tsx';
import type { Field } from '../domain/field.ts';

export interface FieldSlotProps {
  readonly field: Field;
  /** On home: only the answer. */
  readonly isBrief?: boolean;
}

/** Slots on field screens that other features fill through their web modules. */
export interface FieldSlots {
  /** The week's sky at the field. */
  readonly Sky?: ComponentType<FieldSlotProps>;
  /** The top of the field's screen, with its sick places (`FieldScene.tsx`). */
  readonly Scene?: ComponentType<FieldSlotProps>;
  /** The outline on a card, with its sick places. */
  readonly Plot?: ComponentType<FieldSlotProps>;
  /** Three figures (`FieldFigures.tsx`). */
  readonly Figures?: ComponentType<FieldSlotProps>;
  readonly Crops?: ComponentType<FieldSlotProps>;
  readonly History?: ComponentType<FieldSlotProps>;
  readonly Insights?: ComponentType<FieldSlotProps>;
  /** One line, also on cards. */
  readonly Health?: ComponentType<FieldSlotProps>;
  /** A row that opens the evidence behind the health score. Not for cards, which are a single link. */
  readonly HealthWhy?: ComponentType<FieldSlotProps>;
  /** The newest photo of the field, with its date; null without one. */
  readonly Latest?: ComponentType<FieldSlotProps>;
  /** Soil water, planting time and spraying hours. */
  readonly Water?: ComponentType<FieldSlotProps>;
  /** Open tasks there. */
  readonly Tasks?: ComponentType<FieldSlotProps>;
  /** Satellite results. Without Pro, only earlier analyses. */
  readonly Satellite?: ComponentType<FieldSlotProps>;
  /** A short version for the list of fields. */
  readonly SatelliteBrief?: ComponentType<FieldSlotProps>;
}

const Slots = createContext<FieldSlots>({});
export const FieldSlotsProvider = Slots.Provider;

interface Props extends FieldSlotProps {
  readonly name: keyof FieldSlots;
  /** Shown when the slot is empty or fails, and while it loads unless `loading` is given. */ readonly otherwise?: ReactNode;
  readonly loading?: ReactNode;
}

export const FieldSlot = ({ name, field, isBrief = false, otherwise = null, loading = otherwise }: Props) => {
  const SlotComponent = useContext(Slots)[name];
  return SlotComponent ? (
    <LazyErrorBoundary key={field.id} errorFallback={otherwise} loading={loading}>
      <SlotComponent field={field} isBrief={isBrief} />
    </LazyErrorBoundary>
  ) : (
    otherwise
  );
};
