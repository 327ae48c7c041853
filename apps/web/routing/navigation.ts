import type { IconType } from '#kit/web/ui/icons.tsx';
import { CameraIcon, ChatIcon, FieldIcon, HomeIcon, PeopleIcon, RainIcon } from '#kit/web/ui/icons.tsx';
import type { en } from '../words.en.ts';

interface NavEntry {
  readonly path: string;
  readonly labelKey: Exclude<keyof typeof en.nav, 'label'>;
  readonly icon: IconType;
  /** Other paths, with their sub-paths, that belong to this entry. */
  readonly otherPaths?: readonly string[];
}

/** Entries of the bottom bar. `reachableEntries` removes those without a screen. */
export const navEntries: readonly NavEntry[] = [
  { path: '/', labelKey: 'home', icon: HomeIcon, otherPaths: ['/dashboard'] },
  { path: '/fields', labelKey: 'fields', icon: FieldIcon, otherPaths: ['/manage-fields'] },
  { path: '/weather', labelKey: 'weather', icon: RainIcon },
  {
    path: '/scan',
    labelKey: 'scan',
    icon: CameraIcon,
    otherPaths: ['/scanner', '/crop-disease-detection', '/conditions'],
  },
  { path: '/chat', labelKey: 'chat', icon: ChatIcon },
  { path: '/community', labelKey: 'community', icon: PeopleIcon },
];

const isBelow = (path: string, root: string): boolean => path === root || path.startsWith(`${root}/`);

/** Home is only "/" and the dashboard; every other entry includes its sub-paths. */
export const isActive = ({ path: root, otherPaths = [] }: NavEntry, path: string): boolean =>
  (root === '/' ? path === '/' : isBelow(path, root)) || otherPaths.some((other) => isBelow(path, other));

/** Entries that can be opened: a path in the route table, or a page outside the app. */
export const reachableEntries = <Entry extends { readonly path: string; readonly isExternal?: boolean }>(
  entries: readonly Entry[],
  paths: readonly string[],
): Entry[] => entries.filter((entry) => entry.isExternal || entry.path === '/' || paths.includes(entry.path));
