// Icons that the first screen does not show: the phone fetches them with the screens that do.
import { createDuotone, createIcon } from './icons.tsx';

export const ScanIcon = /* @__PURE__ */ createIcon(
  <path d="M4 8V5a1 1 0 0 1 1-1h3M16 4h3a1 1 0 0 1 1 1v3M20 16v3a1 1 0 0 1-1 1h-3M8 20H5a1 1 0 0 1-1-1v-3M8 16c0-5 3-8 8-8 0 5-3 8-8 8zM8 16l4-4" />,
);
export const BinIcon = /* @__PURE__ */ createIcon(
  <path d="M5 7h14M10 7V5h4v2M7 7l1 12h8l1-12M10.500 10.500v5.500M13.500 10.500v5.500" />,
);
export const EditIcon = /* @__PURE__ */ createIcon(<path d="M5 19l1-4L16 5l3 3L9 18zM14 7l3 3" />);
export const SendIcon = /* @__PURE__ */ createIcon(<path d="M12 19V6M6 11l6-6 6 6" />);

export const StopIcon = /* @__PURE__ */ createIcon(
  <rect x="6.500" y="6.500" width="11" height="11" rx="1.500" />,
);
export const MicIcon = /* @__PURE__ */ createDuotone(
  'M12 3.500a3 3 0 0 1 3 3V12a3 3 0 0 1-6 0V6.500a3 3 0 0 1 3-3z',
  'M12 3.500a3 3 0 0 1 3 3V12a3 3 0 0 1-6 0V6.500a3 3 0 0 1 3-3zM6 11.500a6 6 0 0 0 12 0M12 17.500v3',
);
export const ImageIcon = /* @__PURE__ */ createDuotone(
  'M4 5h16v14H4z',
  'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15 9v.1',
);
export const PinIcon = /* @__PURE__ */ createDuotone(
  'M12 21c-4.500-5-6.500-8-6.500-11a6.500 6.500 0 0 1 13 0c0 3-2 6-6.500 11z',
  'M12 21c-4.500-5-6.500-8-6.500-11a6.500 6.500 0 0 1 13 0c0 3-2 6-6.500 11zM12 8.200a2 2 0 1 1 0 4 2 2 0 0 1 0-4z',
);
export const StarIcon = /* @__PURE__ */ createIcon(
  <path d="M12 4l2.400 5.200 5.600.7-4.100 3.900 1.100 5.600-5-2.800-5 2.800 1.100-5.600L4 9.900l5.600-.7z" />,
);
export const TrophyIcon = /* @__PURE__ */ createIcon(
  <path d="M8 4h8v5a4 4 0 0 1-8 0zM8 6H5c0 3 1 4.500 3.500 5M16 6h3c0 3-1 4.500-3.500 5M12 13v4M8.500 20h7M12 17l-2 3h4z" />,
);

export const ShareIcon = /* @__PURE__ */ createIcon(
  <path d="M12 14.500V3.500M8 7l4-3.500L16 7M7.500 10.500H5V20h14v-9.500h-2.500" />,
);
export const TaskIcon = /* @__PURE__ */ createDuotone(
  'M5 4.500h14v16H5z',
  'M5 4.500h14v16H5zM8.500 10l1.500 1.500 2.500-3M8.500 16l1.500 1.500 2.500-3M15 10.500h1.500M15 16.500h1.500',
);
export const HelpIcon = /* @__PURE__ */ createDuotone(
  'M12 3.500a8.500 8.500 0 1 1 0 17 8.500 8.500 0 0 1 0-17z',
  'M12 3.500a8.500 8.500 0 1 1 0 17 8.500 8.500 0 0 1 0-17zM9.500 9.500a2.500 2.500 0 1 1 3.500 2.300c-.7.4-1 .9-1 1.700M12 16.800v.1',
);
export const PhoneIcon = /* @__PURE__ */ createDuotone(
  'M7.500 3h9A1.500 1.500 0 0 1 18 4.500v15a1.500 1.500 0 0 1-1.500 1.500h-9A1.500 1.500 0 0 1 6 19.500v-15A1.500 1.500 0 0 1 7.500 3z',
  'M7.500 3h9A1.500 1.500 0 0 1 18 4.500v15a1.500 1.500 0 0 1-1.500 1.500h-9A1.500 1.500 0 0 1 6 19.500v-15A1.500 1.500 0 0 1 7.500 3zM11 18h2',
);
export const ShopIcon = /* @__PURE__ */ createDuotone(
  'M5 11v9h14v-9z',
  'M4 9.500 5.500 4h13L20 9.500a2.700 2.700 0 0 1-5.300 0 2.700 2.700 0 0 1-5.400 0 2.700 2.700 0 0 1-5.300 0zM5 12.500V20h14v-7.500M10 20v-4.500h4V20',
);
export const BellIcon = /* @__PURE__ */ createDuotone(
  'M6 17V11a6 6 0 0 1 12 0v6z',
  'M4 17h16M6 17v-6a6 6 0 0 1 12 0v6M10 20.500h4M12 3v2',
);
export const DocumentIcon = /* @__PURE__ */ createDuotone(
  'M4 5.500c3-1 5.500-.5 8 1v13c-2.500-1.500-5-2-8-1zM20 5.500c-3-1-5.500-.5-8 1v13c2.500-1.500 5-2 8-1z',
  'M4 5.500c3-1 5.500-.5 8 1v13c-2.500-1.500-5-2-8-1zM20 5.500c-3-1-5.500-.5-8 1v13c2.500-1.500 5-2 8-1z',
);
export const SignOutIcon = /* @__PURE__ */ createIcon(<path d="M10 4H5v16h5M9 12h11M16 8l4 4-4 4" />);
export const BagIcon = /* @__PURE__ */ createDuotone(
  'M8.500 8h7c3 3 4 6 4 9a3 3 0 0 1-3 3h-9a3 3 0 0 1-3-3c0-3 1-6 4-9z',
  'M8.500 8h7c3 3 4 6 4 9a3 3 0 0 1-3 3h-9a3 3 0 0 1-3-3c0-3 1-6 4-9zM8.500 8 7 4.500c3 1 7 1 10 0L15.500 8',
);
export const GiftIcon = /* @__PURE__ */ createDuotone(
  'M4.500 11h15v9h-15z',
  'M3.500 8h17v3h-17zM4.500 11v9h15v-9M12 8v12M12 8c-4 0-5-4-2.500-4S12 8 12 8zM12 8c4 0 5-4 2.500-4S12 8 12 8z',
);
export const LeafIcon = /* @__PURE__ */ createDuotone(
  'M5 19C3.500 10 9 4.500 20 4.500 20.500 15 15 20.500 5 19z',
  'M5 19C3.500 10 9 4.500 20 4.500 20.500 15 15 20.500 5 19zM5 19l8.500-8.500',
);
export const CoinIcon = /* @__PURE__ */ createDuotone(
  'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16z',
  'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM10 8.500v7M14.500 8.500 10 12.500M11.500 11.500l3 4',
);
export const GearIcon = /* @__PURE__ */ createDuotone(
  'M12 8.500a3.500 3.500 0 1 1 0 7 3.500 3.500 0 0 1 0-7z',
  'M12 8.500a3.500 3.500 0 1 1 0 7 3.500 3.500 0 0 1 0-7zM12 3v3M12 18v3M3 12h3M18 12h3M5.600 5.600l2.200 2.200M16.200 16.200l2.200 2.200M18.400 5.600l-2.200 2.200M7.800 16.200l-2.200 2.200',
);
export const TrendIcon = /* @__PURE__ */ createIcon(
  <path d="M4 5v15h16M7.500 15.500l4-4.500 3 2.500L20 7M16 7h4v4" />,
);
