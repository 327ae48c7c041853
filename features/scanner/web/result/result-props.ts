import type { ReactNode } from 'react';
import type { WithPending } from '#kit/web/store/store.ts';
import type { Scan } from '../use-scans.ts';

/** What a result shows. */
export interface ResultProps {
  readonly scan: Scan;
  /** The stored scan, to which other features may add content. */
  readonly storedScan?: WithPending<Scan> | undefined;
  /** The control that adds leaves, if available. */
  readonly more?: ReactNode;
  /** All photos, with their overlays. */
  readonly photo?: ReactNode;
  /** Crop and field of the check, below the answer. */
  readonly filingSection?: ReactNode;
  /** Above the answer: what people said about this check. */
  readonly before?: ReactNode;
  /** The one act, below the steps. */
  readonly act?: ReactNode;
  /** Last on the screen. */
  readonly after?: ReactNode;
}
