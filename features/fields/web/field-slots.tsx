import { createContext, useContext } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { Apart } from '#kit/web/ui/Apart.tsx';
import type { Field } from '../domain/field.ts';

export interface FieldSlotProps { readonly field: Field }

/** Places that other features fill on the screens of a field; `apps/web/field-slots.tsx` says with what. */
export interface FieldSlots {
  readonly Crops?: ComponentType<FieldSlotProps>;
  readonly History?: ComponentType<FieldSlotProps>;
  readonly Insights?: ComponentType<FieldSlotProps>;
  /** One line, on cards too. */
  readonly Health?: ComponentType<FieldSlotProps>;
  /** The newest picture of the field, with its day; null when there is none. */
  readonly Latest?: ComponentType<FieldSlotProps>;
  /** Only shown to Pro. */
  readonly Satellite?: ComponentType<FieldSlotProps>;
}

const Slots = createContext<FieldSlots>({});
export const FieldSlotsProvider = Slots.Provider;

interface Props extends FieldSlotProps { readonly name: keyof FieldSlots; /** While it loads, and where nobody fills it. */ readonly otherwise?: ReactNode }

export const FieldSlot = ({ name, field, otherwise = null }: Props) => {
  const Filled = useContext(Slots)[name];
  return Filled ? <Apart key={field.id} otherwise={otherwise}><Filled field={field} /></Apart> : otherwise;
};
