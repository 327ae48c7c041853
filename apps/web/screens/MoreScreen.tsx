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
import { ForwardIcon } from '#kit/web/ui/icons.tsx';
import { MutedText, Stack, VisuallyHidden } from '#kit/web/ui/layout.tsx';
import { List, ListItem } from '#kit/web/ui/List.tsx';
import { HelpIcon, OutboxIcon } from '#kit/web/ui/more-icons.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { useWords } from '#kit/web/words.tsx';
import { InstallEntry } from '../install/InstallEntry.tsx';
import {
  allowedEntries,
  type DoorKey,
  doors,
  type MoreEntry,
  moreEntries,
  newEntry,
} from '../routing/more-entries.ts';
import { reachableEntries } from '../routing/navigation.ts';
import { routePaths } from '../routing/routes.ts';
import { en } from '../words.en.ts';
import { sw } from '../words.sw.ts';
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
  const { more } = useWords({ en, sw });
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

const MoreListItem = ({ entry, isNew }: { readonly entry: MoreEntry; readonly isNew: boolean }) => {
  const { more } = useWords({ en, sw });
  const badges = (
    <>
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

interface DoorsProps {
  readonly entries: readonly MoreEntry[];
  readonly newPath: string | undefined;
}

/** What is behind one door, under the name of its group. */
const BehindDoor = ({ door, entries, newPath }: DoorsProps & { readonly door: DoorKey }) => {
  const { more } = useWords({ en, sw });
  const { serverOptions } = useSession();
  const { group } = doors.find(({ key }) => key === door)!;
  return (
    <Screen key={door} title={more.doors[door].title} back="/more">
      <MutedText>{more.groups[group]}</MutedText>
      <List>
        {door === 'help' && serverOptions?.supportUrl && (
          <ListItem icon={HelpIcon} title={more.support} href={serverOptions.supportUrl} />
        )}
        {entries
          .filter((entry) => entry.door === door)
          .map((entry) => (
            <MoreListItem key={entry.path} entry={entry} isNew={entry.path === newPath} />
          ))}
        {door === 'account' && <InstallEntry />}
      </List>
    </Screen>
  );
};

const Doors = ({ entries, newPath }: DoorsProps) => {
  const { more } = useWords({ en, sw });
  const scanCount = useScanCount();
  return (
    <nav className={styles.doors} aria-label={more.title}>
      {doors
        .filter(({ key }) => entries.some((entry) => entry.door === key))
        .map(({ key, icon: Icon, tone }) => (
          <Link key={key} href={`/more?open=${key}`} className={classes(styles.door, styles[tone])}>
            <span className={styles.top}>
              <Icon size={28} />
              {entries.some(({ door, path }) => door === key && path === newPath) && (
                <Badge tone="maize">{more.isNew}</Badge>
              )}
            </span>
            <span>
              <strong>{more.doors[key].title}</strong>
              <span className={styles.fact}>
                {key === 'checks' ? scanCount.spoken : more.doors[key].fact}
              </span>
            </span>
          </Link>
        ))}
    </nav>
  );
};

const Profile = ({ name }: { readonly name: string }) => {
  const { more } = useWords({ en, sw });
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

/** Eight doors; everything is behind one of them, at most two taps away (SHL-27). */
export const MoreScreen = () => {
  const { more } = useWords({ en, sw });
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
  const door = doors.find(({ key }) => key === open && entries.some((entry) => entry.door === key));
  if (door) return <BehindDoor door={door.key} entries={entries} newPath={newPath} />;
  return (
    <Screen title={more.title}>
      <Stack>
        {session && <Profile name={session.name || session.email} />}
        <Doors entries={entries} newPath={newPath} />
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
