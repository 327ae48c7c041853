// @cache later

/** A mast and an empty basket: everything is sent. */
export const EmptyBasket = () => (
  <svg viewBox="0 0 160 120">
    <ellipse cx="80" cy="104" rx="70" ry="11" fill="#f3dfae" />
    <path d="M12 104c14-30 42-34 66-20s46 0 70 20z" fill="#a8d48a" />
    <path
      d="M80 100V46M68 100l12-30 12 30M72 88h16"
      fill="none"
      stroke="#4d4935"
      strokeWidth="4"
      strokeLinecap="round"
    />
    <circle cx="80" cy="42" r="6" fill="#a8431f" />
    <path
      d="M62 54a22 22 0 0 1 0-24M98 54a22 22 0 0 0 0-24"
      fill="none"
      stroke="#a8431f"
      strokeWidth="4"
      strokeLinecap="round"
      strokeDasharray="6 7"
    />
    <path d="M98 74h50l-6 30h-38z" fill="#e0900f" />
    <path d="M123 74h25l-6 30h-19z" fill="#b8720a" />
    <path d="M100 84h46M102 94h42" fill="none" stroke="#fff3cf" strokeWidth="2" strokeLinecap="round" />
    <path d="M108 74V56h24l6 6v12z" fill="#fff3cf" />
    <path d="M114 64h14M114 69h8" fill="none" stroke="#a8431f" strokeWidth="2.5" strokeLinecap="round" />
  </svg>
);
