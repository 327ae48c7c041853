import { createContext, useContext } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { logError } from '#kit/web/log.ts';
import type { WithPending } from '#kit/web/store/store.ts';
import type { AnyLazyComponent } from '#kit/web/ui/lazy-component.ts';
import { LazyErrorBoundary } from '#kit/web/ui/LazyErrorBoundary.tsx';
import type { Scan } from '../use-scans.ts';

export interface ScanSlotProps {
  readonly scan: WithPending<Scan>;
}
export interface ImpactSlotProps {
  readonly part?: 'question' | 'results';
}
interface SuppliersSlotProps extends ScanSlotProps {
  /** Recommended products for this condition, in the farmer's language. `find` is the search term. */
  readonly products: readonly { readonly name: string; readonly find: string }[];
}

/**
 * Slots below a stored result that other features fill through their web modules. A component with nothing to
 * show returns null.
 */
export interface ResultSlots {
  readonly Experts?: ComponentType<ScanSlotProps>;
  /** An expert's answer about this leaf, shown above the app's diagnosis. */
  readonly Said?: ComponentType<ScanSlotProps>;
  readonly Suppliers?: ComponentType<SuppliersSlotProps>;
  readonly Share?: ComponentType<ScanSlotProps>;
  readonly Outcome?: ComponentType<ScanSlotProps>;
  /** Not about one scan: a link to other farmers. */
  readonly Community?: ComponentType;
  /** News for this farmer since the last visit: first on the screen. */
  readonly News?: ComponentType;
  /** Not about one scan: above the history. */
  readonly Impact?: ComponentType<ImpactSlotProps>;
}

const Slots = createContext<ResultSlots>({});
export const ResultSlotsProvider = Slots.Provider;

/** Fetches what a result will show, so that nothing moves when it opens. */
export const useFetchSlots = (): (() => void) => {
  const slots = useContext(Slots);
  return () => {
    for (const slot of Object.values(slots) as readonly Partial<AnyLazyComponent>[])
      void slot.fetch?.().catch(logError('scanner.result_slots'));
  };
};

/** Below the diagnosis. */
export const CommunitySlot = () => {
  const { Community } = useContext(Slots);
  return Community ? (
    <LazyErrorBoundary>
      <Community />
    </LazyErrorBoundary>
  ) : null;
};

type ScanSlotName = 'Experts' | 'Said' | 'Share' | 'Outcome';

export const ScanSlot = ({ name, scan }: ScanSlotProps & { readonly name: ScanSlotName }) => {
  const Filled = useContext(Slots)[name];
  return Filled ? (
    <LazyErrorBoundary key={scan.id}>
      <Filled scan={scan} />
    </LazyErrorBoundary>
  ) : null;
};

/** `otherwise`: the plain product list, shown when no supplier is known. */
export const SuppliersSlot = ({
  otherwise,
  ...props
}: SuppliersSlotProps & { readonly otherwise: ReactNode }) => {
  const { Suppliers } = useContext(Slots);
  return Suppliers && props.products.length > 0 ? (
    <LazyErrorBoundary key={props.scan.id} errorFallback={otherwise}>
      <Suppliers {...props} />
    </LazyErrorBoundary>
  ) : (
    otherwise
  );
};

export const NewsSlot = () => {
  const { News } = useContext(Slots);
  return News ? (
    <LazyErrorBoundary>
      <News />
    </LazyErrorBoundary>
  ) : null;
};

/** The question whether the advice helped, its results, or both. */
export const ImpactSlot = (props: ImpactSlotProps) => {
  const { Impact } = useContext(Slots);
  return Impact ? (
    <LazyErrorBoundary>
      <Impact {...props} />
    </LazyErrorBoundary>
  ) : null;
};
