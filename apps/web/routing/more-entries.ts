import type { Day } from '#kit/pure/days.ts';
import { dayNumber } from '#kit/pure/days.ts';
import {
  CameraIcon,
  ChatIcon,
  CheckIcon,
  EyeIcon,
  FieldIcon,
  HomeIcon,
  PeopleIcon,
  RainIcon,
  SunIcon,
} from '#kit/web/ui/icons.tsx';
import type { IconType } from '#kit/web/ui/icons.tsx';
import {
  BellIcon,
  DocumentIcon,
  DownloadIcon,
  EditIcon,
  HelpIcon,
  ImageIcon,
  OutboxIcon,
  ScanIcon,
  SendIcon,
  ShopIcon,
  StarIcon,
  TaskIcon,
} from '#kit/web/ui/more-icons.tsx';
import type { en } from '../words.en.ts';

type MoreGroup = keyof typeof en.more.groups;
type MoreLabel =
  | 'chat'
  | 'documents'
  | 'offers'
  | 'priceAlerts'
  | 'adminOffers'
  | 'yields'
  | 'prices'
  | 'adminPrices'
  | 'referrals'
  | 'adminReferrals'
  | 'organic'
  | 'training'
  | 'community'
  | 'saved'
  | 'review'
  | 'planning'
  | 'home'
  | 'scan'
  | 'detect'
  | 'key'
  | 'conditions'
  | 'checks'
  | 'knows'
  | 'accuracy'
  | 'fields'
  | 'manageFields'
  | 'suppliers'
  | 'sightings'
  | 'alerts'
  | 'weather'
  | 'adminSuppliers'
  | 'adminRefunds'
  | 'mission'
  | 'adminUsers'
  | 'adminSystem'
  | 'adminDatabase'
  | 'adminActs'
  | 'expert'
  | 'donation'
  | 'messages'
  | 'settings'
  | 'upgrade'
  | 'data'
  | 'outbox'
  | 'privacy'
  | 'terms';

export interface MoreEntry {
  readonly path: string;
  readonly labelKey: MoreLabel;
  readonly group: MoreGroup;
  readonly icon: IconType;
  /** The launch day of the part: shows "New" for a while, until it is opened once on this phone. */
  readonly launchedOn?: Day;
  /** Shown only to this role; the server checks again. */
  readonly role?: 'expert' | 'admin';
  /** A page outside the app, opened in a new tab. */
  readonly isExternal?: boolean;
}

export const moreGroups: readonly MoreGroup[] = ['farming', 'market', 'community', 'account', 'support'];

export const moreEntries: readonly MoreEntry[] = [
  { path: '/dashboard', labelKey: 'home', group: 'farming', icon: HomeIcon },
  { path: '/scan', labelKey: 'scan', group: 'farming', icon: ScanIcon, launchedOn: '2026-11-21' },
  { path: '/scan/key', labelKey: 'key', group: 'farming', icon: HelpIcon },
  { path: '/conditions', labelKey: 'conditions', group: 'farming', icon: DocumentIcon },
  { path: '/scan/history', labelKey: 'checks', group: 'farming', icon: ScanIcon },
  { path: '/crop-disease-detection', labelKey: 'detect', group: 'farming', icon: CameraIcon },
  { path: '/fields', labelKey: 'fields', group: 'farming', icon: FieldIcon },
  { path: '/manage-fields', labelKey: 'manageFields', group: 'farming', icon: FieldIcon },
  {
    path: '/farm-planning',
    labelKey: 'planning',
    group: 'farming',
    icon: TaskIcon,
    launchedOn: '2026-11-22',
  },
  {
    path: '/yield-predictor',
    labelKey: 'yields',
    group: 'farming',
    icon: StarIcon,
    launchedOn: '2026-11-22',
  },
  { path: '/organic', labelKey: 'organic', group: 'farming', icon: SunIcon, launchedOn: '2026-11-22' },
  { path: '/chat', labelKey: 'chat', group: 'farming', icon: ChatIcon, launchedOn: '2026-11-22' },
  { path: '/weather', labelKey: 'weather', group: 'farming', icon: RainIcon, launchedOn: '2026-11-21' },
  { path: '/alerts', labelKey: 'alerts', group: 'farming', icon: BellIcon, launchedOn: '2026-11-21' },
  {
    path: '/notifications',
    labelKey: 'messages',
    group: 'farming',
    icon: ChatIcon,
    launchedOn: '2026-11-21',
  },
  { path: '/sightings', labelKey: 'sightings', group: 'farming', icon: BellIcon, launchedOn: '2026-11-21' },
  {
    path: '/market-insights',
    labelKey: 'prices',
    group: 'market',
    icon: DocumentIcon,
    launchedOn: '2026-11-22',
  },
  { path: '/offers', labelKey: 'offers', group: 'market', icon: ShopIcon, launchedOn: '2026-11-22' },
  {
    path: '/price-alerts',
    labelKey: 'priceAlerts',
    group: 'market',
    icon: BellIcon,
    launchedOn: '2026-11-22',
  },
  { path: '/suppliers', labelKey: 'suppliers', group: 'market', icon: ShopIcon, launchedOn: '2026-11-21' },
  { path: '/admin/prices', labelKey: 'adminPrices', group: 'account', icon: DocumentIcon, role: 'admin' },
  { path: '/admin/offers', labelKey: 'adminOffers', group: 'account', icon: ShopIcon, role: 'admin' },
  { path: '/admin/suppliers', labelKey: 'adminSuppliers', group: 'account', icon: ShopIcon, role: 'admin' },
  {
    path: '/mission-control',
    labelKey: 'mission',
    group: 'account',
    icon: EyeIcon,
    launchedOn: '2026-11-22',
  },
  { path: '/admin/users', labelKey: 'adminUsers', group: 'account', icon: PeopleIcon, role: 'admin' },
  { path: '/admin/system', labelKey: 'adminSystem', group: 'account', icon: EyeIcon, role: 'admin' },
  { path: '/admin/database', labelKey: 'adminDatabase', group: 'account', icon: CheckIcon, role: 'admin' },
  { path: '/admin/acts', labelKey: 'adminActs', group: 'account', icon: DocumentIcon, role: 'admin' },
  { path: '/admin/referrals', labelKey: 'adminReferrals', group: 'account', icon: SendIcon, role: 'admin' },
  { path: '/admin/refunds', labelKey: 'adminRefunds', group: 'account', icon: OutboxIcon, role: 'admin' },
  {
    path: '/community',
    labelKey: 'community',
    group: 'community',
    icon: PeopleIcon,
    launchedOn: '2026-11-22',
  },
  { path: '/referrals', labelKey: 'referrals', group: 'community', icon: SendIcon, launchedOn: '2026-11-22' },
  { path: '/community/saved', labelKey: 'saved', group: 'community', icon: StarIcon },
  { path: '/community/review', labelKey: 'review', group: 'community', icon: CheckIcon, role: 'expert' },
  {
    path: '/training',
    labelKey: 'training',
    group: 'community',
    icon: DocumentIcon,
    launchedOn: '2026-11-22',
  },
  {
    path: '/document-chat',
    labelKey: 'documents',
    group: 'farming',
    icon: DocumentIcon,
    launchedOn: '2026-11-22',
  },
  { path: '/expert', labelKey: 'expert', group: 'community', icon: PeopleIcon, role: 'expert' },
  { path: '/settings', labelKey: 'settings', group: 'account', icon: EditIcon, launchedOn: '2026-11-21' },
  { path: '/donation', labelKey: 'donation', group: 'account', icon: ImageIcon },
  { path: '/upgrade', labelKey: 'upgrade', group: 'account', icon: StarIcon },
  {
    path: '/settings/data',
    labelKey: 'data',
    group: 'account',
    icon: DownloadIcon,
    launchedOn: '2026-11-21',
  },
  { path: '/outbox', labelKey: 'outbox', group: 'account', icon: OutboxIcon },
  { path: '/scan/knows', labelKey: 'knows', group: 'support', icon: HelpIcon },
  { path: '/accuracy', labelKey: 'accuracy', group: 'support', icon: CheckIcon },
  {
    path: '/privacy-policy.html',
    labelKey: 'privacy',
    group: 'support',
    icon: DocumentIcon,
    isExternal: true,
  },
  {
    path: '/terms-of-service.html',
    labelKey: 'terms',
    group: 'support',
    icon: DocumentIcon,
    isExternal: true,
  },
];

const NEW_FOR_DAYS = 60;

export const isNew = (launchedOn: Day | undefined, today: Day, wasOpened: boolean): boolean => {
  const from = launchedOn ? dayNumber(launchedOn) : null;
  const now = dayNumber(today);
  return from !== null && now !== null && !wasOpened && now - from < NEW_FOR_DAYS;
};

const roleRank = { farmer: 0, expert: 1, admin: 2 } as const;

/** The entries that this role may open. */
export const allowedEntries = <Entry extends { readonly role?: 'expert' | 'admin' }>(
  entries: readonly Entry[],
  role: keyof typeof roleRank,
): Entry[] => entries.filter((entry) => !entry.role || roleRank[role] >= roleRank[entry.role]);
