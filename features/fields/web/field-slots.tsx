import { createContext, useContext } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { PartErrorBoundary } from '#kit/web/ui/Apart.tsx';
import type { Field } from '../domain/field.ts';

export interface FieldSlotProps {
  readonly field: Field;
}

/** Places that other features fill on the screens of a field, by their web modules. */
export interface FieldSlots {
  readonly Crops?: ComponentType<FieldSlotProps>;
  readonly History?: ComponentType<FieldSlotProps>;
  readonly Insights?: ComponentType<FieldSlotProps>;
  /** One line, on cards too. */
  readonly Health?: ComponentType<FieldSlotProps>;
  /** A button that opens what the health rests on; never on a card, which is one link. */
  readonly HealthWhy?: ComponentType<FieldSlotProps>;
  /** The newest photo of the field, with its date; null without one. */
  readonly Latest?: ComponentType<FieldSlotProps>;
  /** Soil water, the time to plant, hours to spray. */
  readonly Water?: ComponentType<FieldSlotProps>;
  /** Open tasks there. */
  readonly Tasks?: ComponentType<FieldSlotProps>;
  /** What satellites saw; to who is not Pro only what was analysed before. */
  readonly Satellite?: ComponentType<FieldSlotProps>;
  /** The same in short, on the list of fields. */
  readonly SatelliteBrief?: ComponentType<FieldSlotProps>;
}

const Slots = createContext<FieldSlots>({});
export const FieldSlotsProvider = Slots.Provider;

interface Props extends FieldSlotProps {
  readonly name: keyof FieldSlots;
  /** Shown when the slot is empty or fails, and while it loads unless `loading` is given. */ readonly otherwise?: ReactNode;
  readonly loading?: ReactNode;
}

export const FieldSlot = ({ name, field, otherwise = null, loading = otherwise }: Props) => {
  const Filled = useContext(Slots)[name];
  return Filled ? (
    <PartErrorBoundary key={field.id} otherwise={otherwise} loading={loading}>
      <Filled field={field} />
    </PartErrorBoundary>
  ) : (
    otherwise
  );
};
