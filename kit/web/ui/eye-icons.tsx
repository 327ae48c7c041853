// Only where a password is typed, and where staff look at something.
import { createDuotone, createIcon } from './icons.tsx';

export const EyeIcon = /* @__PURE__ */ createDuotone(
  'M2.500 12c3-5 6-7 9.500-7s6.500 2 9.500 7c-3 5-6 7-9.500 7s-6.500-2-9.500-7z',
  'M2.500 12c3-5 6-7 9.500-7s6.500 2 9.500 7c-3 5-6 7-9.500 7s-6.500-2-9.500-7zM12 9.500a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5z',
);
export const EyeOffIcon = /* @__PURE__ */ createIcon(
  <path d="M4 4l16 16M9 6.500c1-.3 2-.5 3-.5 4 0 7 2 9 6-.8 1.500-1.700 2.700-2.800 3.600M6 8c-1.200 1-2.200 2.300-3 4 2 4 5 6 9 6 1.200 0 2.300-.2 3.300-.5" />,
);
