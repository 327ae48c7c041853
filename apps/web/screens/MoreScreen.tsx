import { useState } from 'react';
import { UnreadMessages } from '#features/notify/web/UnreadMessages.tsx';
import { SignOut } from '#features/people/web/SignOut.tsx';
import { useScans } from '#features/scanner/web/use-scans.ts';
import { UnreadNotices } from '#features/sightings/web/UnreadNotices.tsx';
import { dayInNairobi } from '#kit/pure/days.ts';
import { readPreference, writePreference } from '#kit/web/preference.ts';
import { useSession } from '#kit/web/session.tsx';
import { useSubscriptionContext } from '#kit/web/subscription.tsx';
import { Badge } from '#kit/web/ui/Badge.tsx';
import { MutedText, Stack, VisuallyHidden } from '#kit/web/ui/layout.tsx';
import { List, ListItem } from '#kit/web/ui/List.tsx';
import { HelpIcon } from '#kit/web/ui/more-icons.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { useWords } from '#kit/web/words.tsx';
import { InstallEntry } from '../install/InstallEntry.tsx';
import { allowedEntries, isNew, moreEntries, moreGroups } from '../routing/more-entries.ts';
import type { MoreEntry } from '../routing/more-entries.ts';
import { reachableEntries } from '../routing/navigation.ts';
import { routePaths } from '../routing/routes.ts';
import { en } from '../words.en.ts';
import { sw } from '../words.sw.ts';

const openedKey = (path: string): string => `opened_${path}`;

const ScanCount = () => {
  const { more } = useWords({ en, sw });
  const { used } = useScans();
  const { scanLimit } = useSubscriptionContext();
  return (
    <Badge tone="plain">
      <span aria-hidden="true">{more.scans(used, scanLimit)}</span>
      <VisuallyHidden>{more.scansSpoken(used, scanLimit)}</VisuallyHidden>
    </Badge>
  );
};

const MoreListItem = ({ entry }: { readonly entry: MoreEntry }) => {
  const { more } = useWords({ en, sw });
  const [wasOpened] = useState(() => readPreference(openedKey(entry.path)) !== null);
  const showsNew = isNew(entry.launchedOn, dayInNairobi(new Date()), wasOpened);
  const badges = (
    <>
      {showsNew && <Badge tone="maize">{more.isNew}</Badge>}
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

/** All parts of the app, in groups; empty groups are left out. */
export const MoreScreen = () => {
  const { more } = useWords({ en, sw });
  const { session, serverOptions } = useSession();
  const entries = allowedEntries(reachableEntries(moreEntries, routePaths), session?.role ?? 'farmer');
  return (
    <Screen title={more.title}>
      <Stack gap="large">
        {session && <MutedText>{more.signedInAs(session.name || session.email)}</MutedText>}
        {moreGroups.map((group) => {
          const inGroup = entries.filter((entry) => entry.group === group);
          if (inGroup.length === 0) return null;
          return (
            <Stack key={group} gap="small">
              <h2>{more.groups[group]}</h2>
              <List>
                {inGroup.map((entry) => (
                  <MoreListItem key={entry.path} entry={entry} />
                ))}
                {group === 'support' && serverOptions?.supportUrl && (
                  <ListItem icon={HelpIcon} title={more.support} href={serverOptions.supportUrl} />
                )}
                {group === 'account' && <InstallEntry />}
              </List>
            </Stack>
          );
        })}
        <SignOut />
      </Stack>
    </Screen>
  );
};
