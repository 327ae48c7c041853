const line = { fill: 'none', strokeLinecap: 'round' } as const;

/** Two people talking about a seedling, for screens without a message yet. */
export const TalkDrawing = () => (
  <svg
    viewBox="0 0 220 120"
    style={{ display: 'block', width: 168, marginInline: 'auto' }}
    aria-hidden="true"
  >
    <path
      style={{ fill: 'var(--leaf)' }}
      d="M84 8h116a16 16 0 0 1 16 16v34a16 16 0 0 1-16 16h-6v16l-18-16H84a16 16 0 0 1-16-16V24A16 16 0 0 1 84 8z"
    />
    <path style={{ ...line, stroke: 'var(--on-leaf)', strokeWidth: 6 }} d="M92 32h96M92 50h62" />
    <path
      style={{ fill: 'var(--maize)' }}
      d="M20 44h74a16 16 0 0 1 16 16v26a16 16 0 0 1-16 16H44l-18 16v-16h-6A16 16 0 0 1 4 86V60a16 16 0 0 1 16-16z"
    />
    <path style={{ ...line, stroke: 'var(--row)', strokeWidth: 4 }} d="M57 92V66" />
    <path style={{ fill: 'var(--row)' }} d="M57 72c1-12 10-18 27-17-1 13-11 19-27 17z" />
    <path style={{ fill: 'var(--ridge)' }} d="M57 80c-1-10-9-15-25-14 1 11 10 16 25 14z" />
  </svg>
);
