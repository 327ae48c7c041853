import { useState } from 'react';
import { Link, useSearch } from 'wouter';
import { UnreadMessages } from '#features/notify/web/UnreadMessages.tsx';
import { SignOut } from '#features/people/web/SignOut.tsx';
import { useScans } from '#features/scanner/web/use-scans.ts';
import { UnreadNotices } from '#features/sightings/web/UnreadNotices.tsx';
import { type Day, dayInNairobi } from '#kit/pure/days.ts';
import { readPreference, writePreference } from '#kit/web/preference.ts';
import { useSession } from '#kit/web/session.tsx';
import { useOutbox } from '#kit/web/store/hooks.ts';
import { useSubscriptionContext } from '#kit/web/subscription.tsx';
import { Badge } from '#kit/web/ui/Badge.tsx';
import { classes } from '#kit/web/ui/classes.ts';
import { ForwardIcon, OutboxIcon } from '#kit/web/ui/icons.tsx';
import { MutedText, Stack, VisuallyHidden } from '#kit/web/ui/layout.tsx';
import { List, ListItem } from '#kit/web/ui/List.tsx';
import { HelpIcon } from '#kit/web/ui/more-icons.tsx';
import { ProChip } from '#kit/web/ui/ProChip.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { useWords } from '#kit/web/words.tsx';
import { InstallEntry } from '../install/InstallEntry.tsx';
import {
  allowedEntries,
  type SectionKey,
  sections,
  type MoreEntry,
  moreEntries,
  newEntry,
} from '../routing/more-entries.ts';
import { reachableEntries } from '../routing/navigation.ts';
import { routePaths, routes } from '../routing/routes.ts';
import { moreEn } from '../words.more.en.ts';
import { moreSw } from '../words.more.sw.ts';
import styles from './MoreScreen.module.css';

const openedKey = (path: string): string => `opened_${path}`;
const FIRST_SEEN_KEY = 'mavuno_more_first_seen';

/** The day on which this phone first showed the list. */
const firstSeenDay = (today: Day): Day => {
  const stored = readPreference(FIRST_SEEN_KEY);
  if (!stored) writePreference(FIRST_SEEN_KEY, today);
  return stored ?? today;
};

const useScanCount = () => {
  const more = useWords({ en: moreEn, sw: moreSw });
  const { used } = useScans();
  const { scanLimit } = useSubscriptionContext();
  return { shown: more.scans(used, scanLimit), spoken: more.scansSpoken(used, scanLimit) };
};

const ScanCount = () => {
  const { shown, spoken } = useScanCount();
  return (
    <Badge tone="plain">
      <span aria-hidden="true">{shown}</span>
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </Badge>
  );
};

/** Documents are redirected by their own screen, which says why. */
const needsPro = (path: string): boolean =>
  path === '/document-chat' || routes.some((route) => route.path === path && route.access === 'pro');

const MoreListItem = ({ entry, isNew }: { readonly entry: MoreEntry; readonly isNew: boolean }) => {
  const more = useWords({ en: moreEn, sw: moreSw });
  const badges = (
    <>
      {needsPro(entry.path) && <ProChip />}
      {isNew && <Badge tone="maize">{more.isNew}</Badge>}
      {entry.path === '/scan' && <ScanCount />}
      {entry.path === '/sightings' && <UnreadNotices />}
      {entry.path === '/notifications' && <UnreadMessages />}
    </>
  );
  return entry.isExternal ? (
    <ListItem icon={entry.icon} title={more[entry.labelKey]} href={entry.path} />
  ) : (
    <ListItem
      icon={entry.icon}
      title={more[entry.labelKey]}
      to={entry.path}
      trailing={badges}
      onClick={() => {
        if (entry.launchedOn) writePreference(openedKey(entry.path), '1');
      }}
    />
  );
};

interface SectionsProps {
  readonly entries: readonly MoreEntry[];
  readonly newPath: string | undefined;
}

/** What is behind one section, under the name of its group. */
const SectionEntries = ({ section, entries, newPath }: SectionsProps & { readonly section: SectionKey }) => {
  const more = useWords({ en: moreEn, sw: moreSw });
  const { serverOptions } = useSession();
  const { group } = sections.find(({ key }) => key === section)!;
  return (
    <Screen key={section} title={more.sections[section].title} back="/more">
      <MutedText>{more.groups[group]}</MutedText>
      <List>
        {section === 'help' && serverOptions?.supportUrl && (
          <ListItem icon={HelpIcon} title={more.support} href={serverOptions.supportUrl} />
        )}
        {entries
          .filter((entry) => entry.section === section)
          .map((entry) => (
            <MoreListItem key={entry.path} entry={entry} isNew={entry.path === newPath} />
          ))}
        {section === 'account' && <InstallEntry />}
      </List>
    </Screen>
  );
};

const SectionTiles = ({ entries, newPath }: SectionsProps) => {
  const more = useWords({ en: moreEn, sw: moreSw });
  const scanCount = useScanCount();
  return (
    <nav className={styles.tiles} aria-label={more.title}>
      {sections
        .filter(({ key }) => entries.some((entry) => entry.section === key))
        .map(({ key, icon: Icon, tone }) => (
          <Link key={key} href={`/more?open=${key}`} className={classes(styles.tile, styles[tone])}>
            <span className={styles.top}>
              <Icon size={28} />
              {key === 'weather' && <UnreadMessages withWarnings />}
              {entries.some(({ section, path }) => section === key && path === newPath) && (
                <Badge tone="maize">{more.isNew}</Badge>
              )}
            </span>
            <span>
              <strong>{more.sections[key].title}</strong>
              <span className={styles.fact}>
                {key === 'checks' ? scanCount.spoken : more.sections[key].fact}
              </span>
            </span>
          </Link>
        ))}
    </nav>
  );
};

const Profile = ({ name }: { readonly name: string }) => {
  const more = useWords({ en: moreEn, sw: moreSw });
  const initials = name
    .split(/[\s@]+/)
    .slice(0, 2)
    .map((part) => [...part][0]?.toUpperCase() ?? '')
    .join('');
  return (
    <Link href="/settings/account" className={styles.profile}>
      <span className={styles.initials} aria-hidden="true">
        {initials}
      </span>
      <span className={styles.name}>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <small>{more.profile}</small>
      </span>
      <ForwardIcon size={20} />
    </Link>
  );
};

/** Eight sections; everything is behind one of them, at most two taps away (SHL-27). */
export const MoreScreen = () => {
  const more = useWords({ en: moreEn, sw: moreSw });
  const { session } = useSession();
  const open = new URLSearchParams(useSearch()).get('open');
  const waiting = useOutbox().filter(({ state }) => state !== 'applied').length;
  const [today] = useState(() => dayInNairobi(new Date()));
  const [firstSeen] = useState(() => firstSeenDay(today));
  const entries = allowedEntries(reachableEntries(moreEntries, routePaths), session?.role ?? 'farmer');
  const newPath = newEntry(
    entries,
    today,
    firstSeen,
    (path) => readPreference(openedKey(path)) !== null,
  )?.path;
  const section = sections.find(({ key }) => key === open && entries.some((entry) => entry.section === key));
  if (section) return <SectionEntries section={section.key} entries={entries} newPath={newPath} />;
  return (
    <Screen title={more.title}>
      <Stack>
        {session && <Profile name={session.name || session.email} />}
        <SectionTiles entries={entries} newPath={newPath} />
        <List>
          <ListItem
            icon={OutboxIcon}
            title={more.outbox}
            subtitle={waiting === 0 ? more.allSent : more.waiting(waiting)}
            to="/outbox"
          />
        </List>
        <SignOut />
      </Stack>
    </Screen>
  );
};
