import { Component, Suspense } from 'react';
import type { ReactNode } from 'react';
import { log } from '../log.ts';

interface Props { readonly children: ReactNode; readonly otherwise?: ReactNode }

/** A part that breaks, or that no network can fetch now, must not take the screen with it. */
export class Apart extends Component<Props, { readonly broken: boolean }> {
  override state = { broken: false };
  override componentDidCatch(error: unknown): void {
    log.warn('slot.missing', { error });
    this.setState({ broken: true });
  }
  override render(): ReactNode {
    const { children, otherwise = null } = this.props;
    return this.state.broken ? otherwise : <Suspense fallback={otherwise}>{children}</Suspense>;
  }
}
