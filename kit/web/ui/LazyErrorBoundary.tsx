import { Component, Suspense } from 'react';
import type { ReactNode } from 'react';
import { log } from '../log.ts';

interface Props {
  readonly children: ReactNode;
  /** Shown when the part cannot be loaded; also while it loads, unless `loading` is given. */
  readonly errorFallback?: ReactNode;
  readonly loading?: ReactNode;
}

/**
 * Error boundary for one part: if it breaks or cannot be fetched without a network, the rest of the screen
 * stays.
 */
export class LazyErrorBoundary extends Component<Props, { readonly broken: boolean }> {
  override state = { broken: false };
  override componentDidCatch(error: unknown): void {
    log.warn('slot.missing', { error });
    this.setState({ broken: true });
  }
  override render(): ReactNode {
    const { children, errorFallback = null, loading = errorFallback } = this.props;
    return this.state.broken ? errorFallback : <Suspense fallback={loading}>{children}</Suspense>;
  }
}
