import type { ReactNode } from 'react';
import styles from './icons.module.css';

interface IconProps {
  readonly size?: number;
  readonly className?: string;
}
export type IconType = (props: IconProps) => ReactNode;

/** A line icon. Hidden from screen readers, because it always has a label beside it. */
const createIcon =
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

export const HomeIcon = /* @__PURE__ */ createIcon(
  <path d="M4 11l8-7 8 7v8a1 1 0 0 1-1 1h-4v-6H9v6H5a1 1 0 0 1-1-1z" />,
);
export const ScanIcon = /* @__PURE__ */ createIcon(
  <path d="M4 8V5a1 1 0 0 1 1-1h3M16 4h3a1 1 0 0 1 1 1v3M20 16v3a1 1 0 0 1-1 1h-3M8 20H5a1 1 0 0 1-1-1v-3M8 16c0-5 3-8 8-8 0 5-3 8-8 8zM8 16l4-4" />,
);
export const FieldIcon = /* @__PURE__ */ createIcon(
  <path d="M3 8l11-4 7 5-5 11-11-3zM8.500 6L11 18.500M13.500 4.200L16 19" />,
);
export const ChatIcon = /* @__PURE__ */ createIcon(
  <path d="M5 5h14a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1h-7l-4 4v-4H5a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1z" />,
);
export const PeopleIcon = /* @__PURE__ */ createIcon(
  <>
    <circle cx="9" cy="9" r="3" />
    <path d="M3 19c0-3 3-5 6-5s6 2 6 5M16 6a3 3 0 0 1 0 6M21 19c0-2-1.500-4-4-4.700" />
  </>,
);
export const RainIcon = /* @__PURE__ */ createIcon(
  <path d="M7 15a4 4 0 0 1 .5-8 5 5 0 0 1 9.500 1A3.500 3.500 0 0 1 17 15zM8 18l-1 2M12 18l-1 2M16 18l-1 2" />,
);
export const SunIcon = /* @__PURE__ */ createIcon(
  <>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 3v2M12 19v2M3 12h2M19 12h2M5.600 5.600L7 7M17 17l1.400 1.400M18.400 5.600L17 7M7 17l-1.400 1.400" />
  </>,
);
export const MoonIcon = /* @__PURE__ */ createIcon(
  <path d="M19.500 14.500A8 8 0 0 1 9.500 4.500a8 8 0 1 0 10 10z" />,
);
export const MenuIcon = /* @__PURE__ */ createIcon(<path d="M4 7h16M4 12h16M4 17h16" />);
export const BackIcon = /* @__PURE__ */ createIcon(<path d="M15 5l-7 7 7 7" />);
export const ForwardIcon = /* @__PURE__ */ createIcon(<path d="M9 5l7 7-7 7" />);
export const CloseIcon = /* @__PURE__ */ createIcon(<path d="M6 6l12 12M18 6L6 18" />);
export const PlusIcon = /* @__PURE__ */ createIcon(<path d="M12 5v14M5 12h14" />);
export const CheckIcon = /* @__PURE__ */ createIcon(<path d="M5 12.500l4.500 4.500L19 7.500" />);
export const BinIcon = /* @__PURE__ */ createIcon(
  <path d="M5 7h14M10 7V5h4v2M7 7l1 12h8l1-12M10.500 10.500v5.500M13.500 10.500v5.500" />,
);
export const EditIcon = /* @__PURE__ */ createIcon(<path d="M5 19l1-4L16 5l3 3L9 18zM14 7l3 3" />);
export const RefreshIcon = /* @__PURE__ */ createIcon(<path d="M19 12a7 7 0 1 1-2-5M17 3v4h-4" />);
export const SendIcon = /* @__PURE__ */ createIcon(<path d="M12 19V6M6 11l6-6 6 6" />);
export const DownloadIcon = /* @__PURE__ */ createIcon(<path d="M12 4v11M7 11l5 5 5-5M5 20h14" />);
export const WarningIcon = /* @__PURE__ */ createIcon(<path d="M12 4l9 16H3zM12 10v4M12 17v.5" />);
export const InfoIcon = /* @__PURE__ */ createIcon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 11v6M12 7.500v.5" />
  </>,
);
export const OfflineIcon = /* @__PURE__ */ createIcon(
  <path d="M4 4l16 16M8.500 12.500a5 5 0 0 1 5-1M5 9a10 10 0 0 1 3-2M11 6a10 10 0 0 1 8 3M12 18v.5" />,
);
export const EyeIcon = /* @__PURE__ */ createIcon(
  <>
    <path d="M3 12c2-4 5-6 9-6s7 2 9 6c-2 4-5 6-9 6s-7-2-9-6z" />
    <circle cx="12" cy="12" r="3" />
  </>,
);
export const EyeOffIcon = /* @__PURE__ */ createIcon(
  <path d="M4 4l16 16M9 6.500c1-.3 2-.5 3-.5 4 0 7 2 9 6-.8 1.500-1.700 2.700-2.800 3.600M6 8c-1.200 1-2.200 2.300-3 4 2 4 5 6 9 6 1.200 0 2.300-.2 3.300-.5" />,
);
export const SpeakIcon = /* @__PURE__ */ createIcon(
  <path d="M5 10v4h3l4 4V6l-4 4zM15.500 9a4 4 0 0 1 0 6M18 6.500a8 8 0 0 1 0 11" />,
);
export const StopIcon = /* @__PURE__ */ createIcon(
  <rect x="6.500" y="6.500" width="11" height="11" rx="1.500" />,
);
export const MicIcon = /* @__PURE__ */ createIcon(
  <>
    <rect x="9" y="3.500" width="6" height="10" rx="3" />
    <path d="M6 11a6 6 0 0 0 12 0M12 17v3.500" />
  </>,
);
export const CameraIcon = /* @__PURE__ */ createIcon(
  <>
    <path d="M4 8h4l1.500-2.500h5L16 8h4v11H4z" />
    <circle cx="12" cy="13" r="3.500" />
  </>,
);
export const ImageIcon = /* @__PURE__ */ createIcon(
  <>
    <rect x="4" y="5" width="16" height="14" rx="1" />
    <path d="M4 16l5-5 4 4 3-2 4 3M15.500 9.500v.2" />
  </>,
);
export const PinIcon = /* @__PURE__ */ createIcon(
  <>
    <path d="M12 21c-4-5-6-8-6-11a6 6 0 0 1 12 0c0 3-2 6-6 11z" />
    <circle cx="12" cy="10" r="2" />
  </>,
);
export const StarIcon = /* @__PURE__ */ createIcon(
  <path d="M12 4l2.400 5.200 5.600.7-4.100 3.900 1.100 5.600-5-2.800-5 2.800 1.100-5.600L4 9.900l5.600-.7z" />,
);
export const TrophyIcon = /* @__PURE__ */ createIcon(
  <path d="M8 4h8v5a4 4 0 0 1-8 0zM8 6H5c0 3 1 4.500 3.500 5M16 6h3c0 3-1 4.500-3.500 5M12 13v4M8.500 20h7M12 17l-2 3h4z" />,
);
export const OutboxIcon = /* @__PURE__ */ createIcon(
  <path d="M4 13h5l1 2h4l1-2h5v6H4zM4 13l3-4M20 13l-3-4M12 11V3M9 6l3-3 3 3" />,
);
export const TaskIcon = /* @__PURE__ */ createIcon(
  <path d="M9 5H6a1 1 0 0 0-1 1v14h14V6a1 1 0 0 0-1-1h-3M9 3.500h6V7H9zM8.500 13.500l2.500 2.500 4.500-5" />,
);
export const HelpIcon = /* @__PURE__ */ createIcon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M9.500 9.500a2.500 2.500 0 1 1 3.500 2.300c-.7.4-1 .9-1 1.700M12 16.500v.3" />
  </>,
);
export const PhoneIcon = /* @__PURE__ */ createIcon(
  <path d="M6 4h3l2 5-2 1.500a10 10 0 0 0 4.500 4.500L15 13l5 2v3a2 2 0 0 1-2 2A14 14 0 0 1 4 6a2 2 0 0 1 2-2z" />,
);
export const ShopIcon = /* @__PURE__ */ createIcon(
  <path d="M4 10l1.500-5h13L20 10M4 10a2.700 2.700 0 0 0 5.300 0 2.700 2.700 0 0 0 5.400 0 2.700 2.700 0 0 0 5.300 0M5.500 12.500V20h13v-7.500M10 20v-4.500h4V20" />,
);
export const BellIcon = /* @__PURE__ */ createIcon(
  <path d="M6 17V11a6 6 0 0 1 12 0v6l1.500 1.500h-15zM10 21h4M12 5V3.500" />,
);
export const DocumentIcon = /* @__PURE__ */ createIcon(
  <path d="M7 3h7l4 4v14H7zM14 3v4h4M10 12h5M10 16h5" />,
);
export const SignOutIcon = /* @__PURE__ */ createIcon(<path d="M10 4H5v16h5M9 12h11M16 8l4 4-4 4" />);
