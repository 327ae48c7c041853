import type { Day } from '#kit/pure/days.ts';
import { dayNumber } from '#kit/pure/days.ts';
import {
  BellIcon,
  CameraIcon,
  ChatIcon,
  CheckIcon,
  DownloadIcon,
  EditIcon,
  EyeIcon,
  FieldIcon,
  HelpIcon,
  HomeIcon,
  OutboxIcon,
  DocumentIcon,
  PeopleIcon,
  ImageIcon,
  RainIcon,
  ScanIcon,
  SendIcon,
  ShopIcon,
  StarIcon,
  SunIcon,
} from '#kit/web/ui/icons.tsx';
import { TaskIcon } from '#kit/web/ui/icons.tsx';
import type { IconType } from '#kit/web/ui/icons.tsx';
import type { en } from '../words.en.ts';

interface NavEntry {
  readonly path: string;
  readonly word: Exclude<keyof typeof en.nav, 'label'>;
  readonly icon: IconType;
  /** Other paths, with their sub-paths, that belong to this entry. */
  readonly also?: readonly string[];
}

/** The bottom bar of the whole product; `existing` removes entries without a screen. */
export const navEntries: readonly NavEntry[] = [
  { path: '/', word: 'home', icon: HomeIcon, also: ['/dashboard'] },
  {
    path: '/scan',
    word: 'scan',
    icon: ScanIcon,
    also: ['/scanner', '/crop-disease-detection', '/conditions'],
  },
  { path: '/chat', word: 'chat', icon: ChatIcon },
  { path: '/community', word: 'community', icon: PeopleIcon },
  { path: '/weather', word: 'weather', icon: RainIcon },
  { path: '/fields', word: 'fields', icon: FieldIcon, also: ['/manage-fields'] },
];

const isBelow = (path: string, root: string): boolean => path === root || path.startsWith(`${root}/`);

/** Home is only "/" and the dashboard; every other entry includes its sub-paths. */
export const isActive = ({ path: root, also = [] }: NavEntry, path: string): boolean =>
  (root === '/' ? path === '/' : isBelow(path, root)) || also.some((other) => isBelow(path, other));

type MoreGroup = keyof typeof en.more.groups;
type MoreWord =
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
  readonly word: MoreWord;
  readonly group: MoreGroup;
  readonly icon: IconType;
  /** The launch day of the part: shows "New" for a while, until it is opened once on this phone. */
  readonly opened?: Day;
  /** Shown only to this role; the server checks again. */
  readonly role?: 'expert' | 'admin';
  /** A page outside the app, opened in a new tab. */
  readonly page?: boolean;
}

export const moreGroups: readonly MoreGroup[] = ['farming', 'market', 'community', 'account', 'support'];

export const moreEntries: readonly MoreEntry[] = [
  { path: '/dashboard', word: 'home', group: 'farming', icon: HomeIcon },
  { path: '/scan', word: 'scan', group: 'farming', icon: ScanIcon, opened: '2026-11-21' },
  { path: '/scan/key', word: 'key', group: 'farming', icon: HelpIcon },
  { path: '/conditions', word: 'conditions', group: 'farming', icon: DocumentIcon },
  { path: '/scan/history', word: 'checks', group: 'farming', icon: ScanIcon },
  { path: '/crop-disease-detection', word: 'detect', group: 'farming', icon: CameraIcon },
  { path: '/fields', word: 'fields', group: 'farming', icon: FieldIcon },
  { path: '/manage-fields', word: 'manageFields', group: 'farming', icon: FieldIcon },
  { path: '/farm-planning', word: 'planning', group: 'farming', icon: TaskIcon, opened: '2026-11-22' },
  { path: '/yield-predictor', word: 'yields', group: 'farming', icon: StarIcon, opened: '2026-11-22' },
  { path: '/organic', word: 'organic', group: 'farming', icon: SunIcon, opened: '2026-11-22' },
  { path: '/chat', word: 'chat', group: 'farming', icon: ChatIcon, opened: '2026-11-22' },
  { path: '/weather', word: 'weather', group: 'farming', icon: RainIcon, opened: '2026-11-21' },
  { path: '/alerts', word: 'alerts', group: 'farming', icon: BellIcon, opened: '2026-11-21' },
  { path: '/notifications', word: 'messages', group: 'farming', icon: ChatIcon, opened: '2026-11-21' },
  { path: '/sightings', word: 'sightings', group: 'farming', icon: BellIcon, opened: '2026-11-21' },
  { path: '/market-insights', word: 'prices', group: 'market', icon: DocumentIcon, opened: '2026-11-22' },
  { path: '/offers', word: 'offers', group: 'market', icon: ShopIcon, opened: '2026-11-22' },
  { path: '/price-alerts', word: 'priceAlerts', group: 'market', icon: BellIcon, opened: '2026-11-22' },
  { path: '/suppliers', word: 'suppliers', group: 'market', icon: ShopIcon, opened: '2026-11-21' },
  { path: '/admin/prices', word: 'adminPrices', group: 'account', icon: DocumentIcon, role: 'admin' },
  { path: '/admin/offers', word: 'adminOffers', group: 'account', icon: ShopIcon, role: 'admin' },
  { path: '/admin/suppliers', word: 'adminSuppliers', group: 'account', icon: ShopIcon, role: 'admin' },
  { path: '/mission-control', word: 'mission', group: 'account', icon: EyeIcon, opened: '2026-11-22' },
  { path: '/admin/users', word: 'adminUsers', group: 'account', icon: PeopleIcon, role: 'admin' },
  { path: '/admin/system', word: 'adminSystem', group: 'account', icon: EyeIcon, role: 'admin' },
  { path: '/admin/database', word: 'adminDatabase', group: 'account', icon: CheckIcon, role: 'admin' },
  { path: '/admin/acts', word: 'adminActs', group: 'account', icon: DocumentIcon, role: 'admin' },
  { path: '/admin/referrals', word: 'adminReferrals', group: 'account', icon: SendIcon, role: 'admin' },
  { path: '/admin/refunds', word: 'adminRefunds', group: 'account', icon: OutboxIcon, role: 'admin' },
  { path: '/community', word: 'community', group: 'community', icon: PeopleIcon, opened: '2026-11-22' },
  { path: '/referrals', word: 'referrals', group: 'community', icon: SendIcon, opened: '2026-11-22' },
  { path: '/community/saved', word: 'saved', group: 'community', icon: StarIcon },
  { path: '/community/review', word: 'review', group: 'community', icon: CheckIcon, role: 'expert' },
  { path: '/training', word: 'training', group: 'community', icon: DocumentIcon, opened: '2026-11-22' },
  { path: '/document-chat', word: 'documents', group: 'farming', icon: DocumentIcon, opened: '2026-11-22' },
  { path: '/expert', word: 'expert', group: 'community', icon: PeopleIcon, role: 'expert' },
  { path: '/settings', word: 'settings', group: 'account', icon: EditIcon, opened: '2026-11-21' },
  { path: '/donation', word: 'donation', group: 'account', icon: ImageIcon },
  { path: '/upgrade', word: 'upgrade', group: 'account', icon: StarIcon },
  { path: '/settings/data', word: 'data', group: 'account', icon: DownloadIcon, opened: '2026-11-21' },
  { path: '/outbox', word: 'outbox', group: 'account', icon: OutboxIcon },
  { path: '/scan/knows', word: 'knows', group: 'support', icon: HelpIcon },
  { path: '/accuracy', word: 'accuracy', group: 'support', icon: CheckIcon },
  { path: '/privacy-policy.html', word: 'privacy', group: 'support', icon: DocumentIcon, page: true },
  { path: '/terms-of-service.html', word: 'terms', group: 'support', icon: DocumentIcon, page: true },
];

const NEW_FOR_DAYS = 60;

export const isNew = (launchedOn: Day | undefined, today: Day, wasOpened: boolean): boolean => {
  const from = launchedOn ? dayNumber(launchedOn) : null;
  const now = dayNumber(today);
  return from !== null && now !== null && !wasOpened && now - from < NEW_FOR_DAYS;
};

/** Entries that lead somewhere: a path of the route table, or a page outside the app. */
export const reachableEntries = <Entry extends { readonly path: string; readonly page?: boolean }>(
  entries: readonly Entry[],
  paths: readonly string[],
): Entry[] => entries.filter((entry) => entry.page || entry.path === '/' || paths.includes(entry.path));

const rank = { farmer: 0, expert: 1, admin: 2 } as const;

/** The entries that this role may open. */
export const allowedEntries = <Entry extends { readonly role?: 'expert' | 'admin' }>(
  entries: readonly Entry[],
  role: keyof typeof rank,
): Entry[] => entries.filter((entry) => !entry.role || rank[role] >= rank[entry.role]);
