import type { ReactNode } from 'react';
import { Brand } from './Brand.tsx';

interface Props {
  readonly tagline: ReactNode;
  /** Beside the wordmark: the language switch. */
  readonly beside?: ReactNode;
  /** In place of the sun. */
  readonly disc?: ReactNode;
  /** Under the tagline, over the sky. */
  readonly children?: ReactNode;
}

/**
 * The sunrise over a planted field at the top of the screens before sign-in. Its class names are global, in
 * first.css, because index.html draws the same hero before any script runs.
 */
export const Hero = ({ tagline, beside, disc, children }: Props) => (
  <header className={disc ? 'hero at-check' : 'hero'}>
    {!disc && <span className="hero-sun" aria-hidden="true" />}
    <svg className="hero-hills" viewBox="0 0 360 150" preserveAspectRatio="none" aria-hidden="true">
      <path className="hero-far" d="M0 66C60 30 130 26 190 44s110 14 170-14v120H0z" />
      <path className="hero-near" d="M0 88C70 54 150 58 214 76s100 8 146-12v86H0z" />
      <path className="hero-land" d="M0 92c80-18 170-14 236-2s88 4 124-6v66H0z" />
    </svg>
    <span className="hero-rows" aria-hidden="true" />
    <div className="hero-bar">
      <Brand />
      {beside}
    </div>
    <h1 className="hero-tagline">{tagline}</h1>
    {disc}
    {children}
    <span className="hem" aria-hidden="true" />
  </header>
);
