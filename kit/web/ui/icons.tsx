import type { ReactNode } from 'react';
import styles from './icons.module.css';

interface IconProps {
  readonly size?: number;
  readonly className?: string;
}
export type IconType = (props: IconProps) => ReactNode;

/** A line icon. Hidden from screen readers, because it always has a label beside it. */
export const createIcon =
  (shape: ReactNode): IconType =>
  ({ size = 24, className }) => (
    <svg
      className={className ? `${styles.icon} ${className}` : styles.icon}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      {shape}
    </svg>
  );

/** An icon whose area is painted in a quarter of its line's colour, so that it follows every theme. */
export const createDuotone = (area: string, line: string): IconType =>
  createIcon(
    <>
      <path className={styles.area} d={area} />
      <path d={line} />
    </>,
  );

export const HomeIcon = /* @__PURE__ */ createDuotone(
  'M5.500 11 12 5l6.500 6v9h-13z',
  'M3.500 11.500 12 4l8.500 7.500M5.500 10v10h13V10M10 20v-5h4v5',
);
export const FieldIcon = /* @__PURE__ */ createDuotone(
  'M3 9 13.500 4 21 10.500 16 20 4.500 17z',
  'M3 9 13.500 4 21 10.500 16 20 4.500 17zM7 7.200 9 18M11.500 5 13.500 19.200',
);
export const ChatIcon = /* @__PURE__ */ createDuotone(
  'M5 4.500h14A1.500 1.500 0 0 1 20.500 6v9.500A1.500 1.500 0 0 1 19 17h-7l-4.500 4v-4H5a1.500 1.500 0 0 1-1.500-1.500V6A1.500 1.500 0 0 1 5 4.500z',
  'M5 4.500h14A1.500 1.500 0 0 1 20.500 6v9.500A1.500 1.500 0 0 1 19 17h-7l-4.500 4v-4H5a1.500 1.500 0 0 1-1.500-1.500V6A1.500 1.500 0 0 1 5 4.500zM8 9h8M8 12.500h5',
);
export const PeopleIcon = /* @__PURE__ */ createDuotone(
  'M9 5.500a3.200 3.200 0 1 1 0 6.400 3.200 3.200 0 0 1 0-6.400zM3 20c0-3.500 2.700-5.500 6-5.500s6 2 6 5.500z',
  'M9 5.500a3.200 3.200 0 1 1 0 6.400 3.200 3.200 0 0 1 0-6.400zM3 20c0-3.500 2.700-5.500 6-5.500s6 2 6 5.500zM16 6a3 3 0 0 1 0 5.500M18 15c2 .6 3.200 2.300 3.200 5',
);
export const RainIcon = /* @__PURE__ */ createDuotone(
  'M7 15.500a4 4 0 0 1 .4-8 5 5 0 0 1 9.400 1.200 3.500 3.500 0 0 1 .2 6.800z',
  'M7 15.500a4 4 0 0 1 .4-8 5 5 0 0 1 9.400 1.200 3.500 3.500 0 0 1 .2 6.800zM8.500 18.500l-.8 2M12.500 18.500l-.8 2M16.500 18.500l-.8 2',
);
export const SunIcon = /* @__PURE__ */ createDuotone(
  'M12 7.500a4.500 4.500 0 1 1 0 9 4.500 4.500 0 0 1 0-9z',
  'M12 7.500a4.500 4.500 0 1 1 0 9 4.500 4.500 0 0 1 0-9zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.400 1.400M17.600 17.600 19 19M19 5l-1.400 1.400M6.400 17.600 5 19',
);
export const MoonIcon = /* @__PURE__ */ createDuotone(
  'M19.500 14.500A8 8 0 0 1 9.500 4.500a8 8 0 1 0 10 10z',
  'M19.500 14.500A8 8 0 0 1 9.500 4.500a8 8 0 1 0 10 10z',
);
export const MenuIcon = /* @__PURE__ */ createIcon(<path d="M4 7h16M4 12h16M4 17h16" />);
export const BackIcon = /* @__PURE__ */ createIcon(<path d="M15 5l-7 7 7 7" />);
export const ForwardIcon = /* @__PURE__ */ createIcon(<path d="M9 5l7 7-7 7" />);
export const DownIcon = /* @__PURE__ */ createIcon(<path d="M5 9l7 7 7-7" />);
export const CloseIcon = /* @__PURE__ */ createIcon(<path d="M6 6l12 12M18 6L6 18" />);
export const PlusIcon = /* @__PURE__ */ createIcon(<path d="M12 5v14M5 12h14" />);
export const CheckIcon = /* @__PURE__ */ createIcon(<path d="M5 12.500l4.500 4.500L19 7.500" />);
export const RefreshIcon = /* @__PURE__ */ createIcon(<path d="M19 12a7 7 0 1 1-2-5M17 3v4h-4" />);
export const WarningIcon = /* @__PURE__ */ createDuotone(
  'M12 4 21.500 20h-19z',
  'M12 4 21.500 20h-19zM12 10v4.500M12 17.300v.1',
);
export const InfoIcon = /* @__PURE__ */ createIcon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 11v6M12 7.500v.5" />
  </>,
);
export const OfflineIcon = /* @__PURE__ */ createIcon(
  <path d="M4 4l16 16M8.500 12.500a5 5 0 0 1 5-1M5 9a10 10 0 0 1 3-2M11 6a10 10 0 0 1 8 3M12 18v.5" />,
);
export const CameraIcon = /* @__PURE__ */ createDuotone(
  'M4.500 8H8l1.500-2.500h5L16 8h3.500A1.500 1.500 0 0 1 21 9.500v9a1.500 1.500 0 0 1-1.500 1.500h-15A1.500 1.500 0 0 1 3 18.500v-9A1.500 1.500 0 0 1 4.500 8z',
  'M4.500 8H8l1.500-2.500h5L16 8h3.500A1.500 1.500 0 0 1 21 9.500v9a1.500 1.500 0 0 1-1.500 1.500h-15A1.500 1.500 0 0 1 3 18.500v-9A1.500 1.500 0 0 1 4.500 8zM9 17c-.5-4 2-6.500 6.500-6.500C16 15 13.500 17 9 17zM9 17l3.500-3.500',
);

export const OutboxIcon = /* @__PURE__ */ createDuotone(
  'M4 13h4l1.500 3h5L16 13h4v7H4z',
  'M4 13h4l1.500 3h5L16 13h4v7H4zM12 11V3.500M8.500 7 12 3.500 15.500 7',
);

export const SpeakIcon = /* @__PURE__ */ createDuotone(
  'M4 9.500h3.500L12 5.500v13l-4.500-4H4z',
  'M4 9.500h3.500L12 5.500v13l-4.500-4H4zM15.500 9a4 4 0 0 1 0 6M18 6.500a8 8 0 0 1 0 11',
);

export const DownloadIcon = /* @__PURE__ */ createIcon(<path d="M12 4v11M7 11l5 5 5-5M5 20h14" />);
