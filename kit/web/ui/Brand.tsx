import { PRODUCT } from '../product.ts';

/** The wordmark: the mark (two furrow posts, two leaves and a grain) is its M. Its styles are in first.css. */
export const Brand = () => (
  <span className="brand">
    <span className="unseen">{PRODUCT}</span>
    <svg viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <path
        d="M8 30v24h9V38zM56 30v24h-9V38zM56 10c-17 1-25 14-24 36 17-3 25-16 24-36z"
        fill="currentColor"
      />
      <path d="M8 10c17 1 25 14 24 36C15 43 7 30 8 10z" className="brand-leaf" />
      <circle cx="32" cy="14" r="7.500" className="brand-grain" />
    </svg>
    <svg className="brand-word" viewBox="69 0 163 64" aria-hidden="true" focusable="false">
      <g fill="none" stroke="currentColor" strokeWidth="9" strokeLinejoin="round">
        <circle cx="84" cy="40.500" r="11.500" />
        <path d="M95.500 26v28.500M105 26l11.500 26L128 26M137 26v15.500a10.500 10.500 0 0 0 21 0V26M158 26v28.500M170 54.500V26M170 39.500a10.500 10.500 0 0 1 21 0v15" />
        <circle cx="214" cy="40.500" r="12.500" />
      </g>
    </svg>
  </span>
);
