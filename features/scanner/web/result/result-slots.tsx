import { createContext, useContext } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { Held } from '#kit/web/store/store.ts';
import { Apart } from '#kit/web/ui/Apart.tsx';
import type { Scan } from '../use-scans.ts';

export interface ScanSlotProps {
  readonly scan: Held<Scan>;
}
interface SuppliersSlotProps extends ScanSlotProps {
  /** What the book recommends for this condition, in the farmer's language; `find` is what to search for. */
  readonly products: readonly { readonly name: string; readonly find: string }[];
}

/**
 * Places that other features fill below a kept result, by their web modules. A component that has nothing to
 * show returns null.
 */
export interface ResultSlots {
  readonly Experts?: ComponentType<ScanSlotProps>;
  /** What a person said of this leaf: above what the app says. */
  readonly Said?: ComponentType<ScanSlotProps>;
  readonly Suppliers?: ComponentType<SuppliersSlotProps>;
  readonly Share?: ComponentType<ScanSlotProps>;
  readonly Outcome?: ComponentType<ScanSlotProps>;
  /** Not about one scan: the way to other farmers. */
  readonly Community?: ComponentType;
  /** What came for this farmer since the last visit: first on the screen. */
  readonly News?: ComponentType;
  /** Not about one scan: it stands above the history. */
  readonly Impact?: ComponentType;
}

const Slots = createContext<ResultSlots>({});
export const ResultSlotsProvider = Slots.Provider;

/** Below what is said of a leaf. */
export const CommunitySlot = () => {
  const { Community } = useContext(Slots);
  return Community ? (
    <Apart>
      <Community />
    </Apart>
  ) : null;
};

type OfScan = 'Experts' | 'Said' | 'Share' | 'Outcome';

export const ScanSlot = ({ name, scan }: ScanSlotProps & { readonly name: OfScan }) => {
  const Filled = useContext(Slots)[name];
  return Filled ? (
    <Apart key={scan.id}>
      <Filled scan={scan} />
    </Apart>
  ) : null;
};

/** `otherwise`: the plain list, where nobody can say where to buy it. */
export const SuppliersSlot = ({
  otherwise,
  ...props
}: SuppliersSlotProps & { readonly otherwise: ReactNode }) => {
  const { Suppliers } = useContext(Slots);
  return Suppliers && props.products.length > 0 ? (
    <Apart key={props.scan.id} otherwise={otherwise}>
      <Suppliers {...props} />
    </Apart>
  ) : (
    otherwise
  );
};

export const NewsSlot = () => {
  const { News } = useContext(Slots);
  return News ? (
    <Apart>
      <News />
    </Apart>
  ) : null;
};

export const ImpactSlot = () => {
  const { Impact } = useContext(Slots);
  return Impact ? (
    <Apart>
      <Impact />
    </Apart>
  ) : null;
};
