import type { ReactNode } from 'react';
import { PRODUCT } from '../product.ts';

/**
 * The image at the top of the first screens. Its class names are global, in first.css, because index.html
 * draws the same hero before any script runs.
 */
export const Hero = ({ tagline }: { readonly tagline: ReactNode }) => (
  <header className="hero">
    <span className="hero-sun" aria-hidden="true" />
    <svg className="hero-hills" viewBox="0 0 360 150" preserveAspectRatio="none" aria-hidden="true">
      <path className="hero-far" d="M0 150V100c50-24 110-24 170 0s120 22 190-8v58z" />
      <path className="hero-near" d="M0 150v-22c70-22 140-16 200 0s110 12 160-6v28z" />
      <path
        className="hero-rows"
        d="M40 148v-30m32 30v-38m32 38v-34m32 34v-40m32 40v-32m32 32v-28m32 28v-34"
      />
    </svg>
    <p className="hero-product">{PRODUCT}</p>
    <h1 className="hero-tagline">{tagline}</h1>
  </header>
);
