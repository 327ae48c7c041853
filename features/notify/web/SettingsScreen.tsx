import { useState, type ReactNode } from 'react';
import { useFormat } from '#kit/web/format.ts';
import { useSession } from '#kit/web/session.tsx';
import { useSubscriptionContext } from '#kit/web/subscription.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { DownloadIcon, PageIcon, PictureIcon, StarIcon } from '#kit/web/ui/icons.tsx';
import { Soft, Stack } from '#kit/web/ui/layout.tsx';
import { List, ListItem } from '#kit/web/ui/List.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { Tabs } from '#kit/web/ui/Tabs.tsx';
import { EmailCard } from './EmailCard.tsx';
import { NumberCard } from './NumberCard.tsx';
import { PushCard } from './PushCard.tsx';
import { TogglesCard } from './TogglesCard.tsx';
import { useChannels } from './use-channels.ts';
import { useNotifyWords } from './words.ts';

const ids = ['notifications', 'subscription', 'privacy'] as const;
type Id = (typeof ids)[number];

const NotificationsTab = () => {
  const { value } = useChannels();
  return (
    <Stack>
      <TogglesCard />
      <PushCard channels={value} />
      <EmailCard channels={value} />
      <NumberCard channel="whatsapp" channels={value} />
      <NumberCard channel="sms" channels={value} />
    </Stack>
  );
};

const SubscriptionTab = () => {
  const { subscription: words } = useNotifyWords();
  const format = useFormat();
  const { isPro, until } = useSubscriptionContext();
  return (
    <Stack>
      <p>{isPro ? words.pro : words.free}{isPro && until && ` ${words.until(format.shortDay(new Date(until)))}`}</p>
      <List><ListItem icon={StarIcon} title={words.see} to="/upgrade" /></List>
    </Stack>
  );
};

const PrivacyTab = () => {
  const { privacy: words } = useNotifyWords();
  return (
    <List>
      <ListItem icon={DownloadIcon} title={words.data} to="/settings/data" />
      <ListItem icon={PictureIcon} title={words.donation} to="/donation" />
      <ListItem icon={PageIcon} title={words.policy} href="/privacy-policy.html" />
      <ListItem icon={PageIcon} title={words.terms} href="/terms-of-service.html" />
    </List>
  );
};

/** SET-01. `signOut` is the button of whoever keeps the sessions. */
export const SettingsScreen = ({ signOut }: { readonly signOut: ReactNode }) => {
  const words = useNotifyWords();
  const { session } = useSession();
  const [tab, setTab] = useState<Id>('notifications');
  return (
    <Screen title={words.title} back="/more">
      <Stack gap="large">
        <Tabs label={words.tabs.label} tabs={ids.map((id) => ({ id, label: words.tabs[id] }))} current={tab} onChange={setTab}>
          {tab === 'notifications' ? <NotificationsTab /> : tab === 'subscription' ? <SubscriptionTab /> : <PrivacyTab />}
        </Tabs>
        <Card>
          <Stack gap="small">
            {session && <Soft>{words.signedInAs(session.name || session.email)}</Soft>}
            {signOut}
          </Stack>
        </Card>
      </Stack>
    </Screen>
  );
};
