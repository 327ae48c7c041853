/** Two speech bubbles: no messages yet. */
export const EmptyMessages = () => (
  <svg viewBox="0 0 160 120">
    <ellipse cx="80" cy="104" rx="70" ry="11" fill="#f3dfae" />
    <path
      d="M22 20h70a12 12 0 0 1 12 12v26a12 12 0 0 1-12 12H54L36 86V70H22a12 12 0 0 1-12-12V32a12 12 0 0 1 12-12z"
      fill="#0e5a33"
    />
    <path d="M34 62Q71.9 64.6 82 28z" fill="#3c9a4e" />
    <path d="M34 62Q44.1 25.4 82 28z" fill="#2a7d3f" />
    <path d="M34 62L73.4 34.1" fill="none" stroke="#fff3cf" strokeWidth="1.4" strokeLinecap="round" />
    <path
      d="M84 50h50a10 10 0 0 1 10 10v22a10 10 0 0 1-10 10h-6v14l-16-14H84a10 10 0 0 1-10-10V60a10 10 0 0 1 10-10z"
      fill="#ffc02b"
    />
    <path d="M88 66h40M88 78h26" fill="none" stroke="#1d1a10" strokeWidth="4" strokeLinecap="round" />
  </svg>
);
