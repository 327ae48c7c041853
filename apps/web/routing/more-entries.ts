import type { Day } from '#kit/pure/days.ts';
import { addDays } from '#kit/pure/days.ts';
import { EyeIcon } from '#kit/web/ui/eye-icons.tsx';
import {
  CameraIcon,
  ChatIcon,
  CheckIcon,
  DownloadIcon,
  FieldIcon,
  HomeIcon,
  OutboxIcon,
  PeopleIcon,
  RainIcon,
  SunIcon,
} from '#kit/web/ui/icons.tsx';
import type { IconType } from '#kit/web/ui/icons.tsx';
import {
  BellIcon,
  CoinIcon,
  DocumentIcon,
  EditIcon,
  GearIcon,
  HelpIcon,
  ImageIcon,
  ScanIcon,
  SendIcon,
  ShopIcon,
  StarIcon,
  TaskIcon,
} from '#kit/web/ui/more-icons.tsx';
import type { moreEn } from '../words.more.en.ts';

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
  | 'privacy'
  | 'terms';

export type SectionKey = keyof typeof moreEn.sections;
type SectionTone =
  | 'maize'
  | 'leaf'
  | 'sky'
  | 'soil'
  | 'leafWash'
  | 'soilWash'
  | 'maizeWash'
  | 'skyWash'
  | 'plain';

interface Section {
  readonly key: SectionKey;
  /** The group of the ledger's list that it belongs to. */
  readonly group: keyof typeof moreEn.groups;
  readonly icon: IconType;
  readonly tone: SectionTone;
}

/** The sections of /more, in order. Each opens the entries behind it. */
export const sections: readonly Section[] = [
  { key: 'checks', group: 'farming', icon: CameraIcon, tone: 'maize' },
  { key: 'farm', group: 'farming', icon: FieldIcon, tone: 'leaf' },
  { key: 'weather', group: 'farming', icon: BellIcon, tone: 'sky' },
  { key: 'market', group: 'market', icon: CoinIcon, tone: 'soil' },
  { key: 'learn', group: 'community', icon: DocumentIcon, tone: 'leafWash' },
  { key: 'people', group: 'community', icon: PeopleIcon, tone: 'soilWash' },
  { key: 'account', group: 'account', icon: GearIcon, tone: 'maizeWash' },
  { key: 'help', group: 'support', icon: HelpIcon, tone: 'skyWash' },
  { key: 'staff', group: 'account', icon: EyeIcon, tone: 'plain' },
];

export interface MoreEntry {
  readonly path: string;
  readonly labelKey: MoreLabel;
  readonly section: SectionKey;
  readonly icon: IconType;
  /** The launch day of the part: shows "New" for a while, until it is opened once on this phone. */
  readonly launchedOn?: Day;
  /** Shown only to this role; the server checks again. */
  readonly role?: 'expert' | 'admin';
  /** A page outside the app, opened in a new tab. */
  readonly isExternal?: boolean;
}

export const moreEntries: readonly MoreEntry[] = [
  { path: '/dashboard', labelKey: 'home', section: 'farm', icon: HomeIcon },
  { path: '/scan', labelKey: 'scan', section: 'checks', icon: ScanIcon, launchedOn: '2026-11-21' },
  { path: '/scan/key', labelKey: 'key', section: 'checks', icon: HelpIcon },
  { path: '/conditions', labelKey: 'conditions', section: 'learn', icon: DocumentIcon },
  { path: '/scan/history', labelKey: 'checks', section: 'checks', icon: ScanIcon },
  { path: '/crop-disease-detection', labelKey: 'detect', section: 'checks', icon: CameraIcon },
  { path: '/fields', labelKey: 'fields', section: 'farm', icon: FieldIcon },
  { path: '/manage-fields', labelKey: 'manageFields', section: 'farm', icon: FieldIcon },
  {
    path: '/farm-planning',
    labelKey: 'planning',
    section: 'farm',
    icon: TaskIcon,
    launchedOn: '2026-11-22',
  },
  {
    path: '/yield-predictor',
    labelKey: 'yields',
    section: 'farm',
    icon: StarIcon,
    launchedOn: '2026-11-22',
  },
  { path: '/organic', labelKey: 'organic', section: 'farm', icon: SunIcon, launchedOn: '2026-11-22' },
  { path: '/chat', labelKey: 'chat', section: 'learn', icon: ChatIcon, launchedOn: '2026-11-22' },
  { path: '/weather', labelKey: 'weather', section: 'weather', icon: RainIcon, launchedOn: '2026-11-21' },
  { path: '/alerts', labelKey: 'alerts', section: 'weather', icon: BellIcon, launchedOn: '2026-11-21' },
  {
    path: '/notifications',
    labelKey: 'messages',
    section: 'weather',
    icon: ChatIcon,
    launchedOn: '2026-11-21',
  },
  { path: '/sightings', labelKey: 'sightings', section: 'weather', icon: BellIcon, launchedOn: '2026-11-21' },
  {
    path: '/market-insights',
    labelKey: 'prices',
    section: 'market',
    icon: DocumentIcon,
    launchedOn: '2026-11-22',
  },
  { path: '/offers', labelKey: 'offers', section: 'market', icon: ShopIcon, launchedOn: '2026-11-22' },
  {
    path: '/price-alerts',
    labelKey: 'priceAlerts',
    section: 'market',
    icon: BellIcon,
    launchedOn: '2026-11-22',
  },
  { path: '/suppliers', labelKey: 'suppliers', section: 'market', icon: ShopIcon, launchedOn: '2026-11-21' },
  { path: '/admin/prices', labelKey: 'adminPrices', section: 'staff', icon: DocumentIcon, role: 'admin' },
  { path: '/admin/offers', labelKey: 'adminOffers', section: 'staff', icon: ShopIcon, role: 'admin' },
  { path: '/admin/suppliers', labelKey: 'adminSuppliers', section: 'staff', icon: ShopIcon, role: 'admin' },
  {
    path: '/mission-control',
    labelKey: 'mission',
    section: 'account',
    icon: EyeIcon,
    launchedOn: '2026-11-22',
  },
  { path: '/admin/users', labelKey: 'adminUsers', section: 'staff', icon: PeopleIcon, role: 'admin' },
  { path: '/admin/system', labelKey: 'adminSystem', section: 'staff', icon: EyeIcon, role: 'admin' },
  { path: '/admin/database', labelKey: 'adminDatabase', section: 'staff', icon: CheckIcon, role: 'admin' },
  { path: '/admin/acts', labelKey: 'adminActs', section: 'staff', icon: DocumentIcon, role: 'admin' },
  { path: '/admin/referrals', labelKey: 'adminReferrals', section: 'staff', icon: SendIcon, role: 'admin' },
  { path: '/admin/refunds', labelKey: 'adminRefunds', section: 'staff', icon: OutboxIcon, role: 'admin' },
  {
    path: '/community',
    labelKey: 'community',
    section: 'people',
    icon: PeopleIcon,
    launchedOn: '2026-11-22',
  },
  { path: '/referrals', labelKey: 'referrals', section: 'people', icon: SendIcon, launchedOn: '2026-11-22' },
  { path: '/community/saved', labelKey: 'saved', section: 'people', icon: StarIcon },
  { path: '/community/review', labelKey: 'review', section: 'staff', icon: CheckIcon, role: 'expert' },
  {
    path: '/training',
    labelKey: 'training',
    section: 'learn',
    icon: DocumentIcon,
    launchedOn: '2026-11-22',
  },
  {
    path: '/document-chat',
    labelKey: 'documents',
    section: 'learn',
    icon: DocumentIcon,
    launchedOn: '2026-11-22',
  },
  { path: '/expert', labelKey: 'expert', section: 'staff', icon: PeopleIcon, role: 'expert' },
  { path: '/settings', labelKey: 'settings', section: 'account', icon: EditIcon, launchedOn: '2026-11-21' },
  { path: '/donation', labelKey: 'donation', section: 'account', icon: ImageIcon },
  { path: '/upgrade', labelKey: 'upgrade', section: 'account', icon: StarIcon },
  {
    path: '/settings/data',
    labelKey: 'data',
    section: 'account',
    icon: DownloadIcon,
    launchedOn: '2026-11-21',
  },
  { path: '/scan/knows', labelKey: 'knows', section: 'checks', icon: HelpIcon },
  { path: '/accuracy', labelKey: 'accuracy', section: 'checks', icon: CheckIcon },
  {
    path: '/privacy-policy.html',
    labelKey: 'privacy',
    section: 'help',
    icon: DocumentIcon,
    isExternal: true,
  },
  {
    path: '/terms-of-service.html',
    labelKey: 'terms',
    section: 'help',
    icon: DocumentIcon,
    isExternal: true,
  },
];

const NEW_FOR_DAYS = 60;

/**
 * The one entry that is new to this farmer: of those launched after this phone first saw the list, less than
 * 60 days ago and not opened yet, the latest. Null when nothing is new.
 */
export const newEntry = (
  entries: readonly MoreEntry[],
  today: Day,
  firstSeen: Day,
  wasOpened: (path: string) => boolean,
): MoreEntry | null =>
  entries
    .filter(
      ({ path, launchedOn: on }) =>
        on !== undefined && on > firstSeen && addDays(on, NEW_FOR_DAYS) > today && !wasOpened(path),
    )
    .sort((a, b) => (a.launchedOn! < b.launchedOn! ? 1 : -1))[0] ?? null;

const roleRank = { farmer: 0, expert: 1, admin: 2 } as const;

/** The entries that this role may open. */
export const allowedEntries = <Entry extends { readonly role?: 'expert' | 'admin' }>(
  entries: readonly Entry[],
  role: keyof typeof roleRank,
): Entry[] => entries.filter((entry) => !entry.role || roleRank[role] >= roleRank[entry.role]);
