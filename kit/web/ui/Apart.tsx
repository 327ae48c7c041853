import { Component, Suspense } from 'react';
import type { ReactNode } from 'react';
import { log } from '../log.ts';

interface Props {
  readonly children: ReactNode;
  /** Shown when the part cannot be loaded; also while it loads, unless `loading` is given. */
  readonly otherwise?: ReactNode;
  readonly loading?: ReactNode;
}

/** A part that breaks, or that no network can fetch now, must not take the screen with it. */
export class PartErrorBoundary extends Component<Props, { readonly broken: boolean }> {
  override state = { broken: false };
  override componentDidCatch(error: unknown): void {
    log.warn('slot.missing', { error });
    this.setState({ broken: true });
  }
  override render(): ReactNode {
    const { children, otherwise = null, loading = otherwise } = this.props;
    return this.state.broken ? otherwise : <Suspense fallback={loading}>{children}</Suspense>;
  }
}
