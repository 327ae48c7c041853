import { useState, type ReactNode } from 'react';
import { useFormat } from '#kit/web/format.ts';
import { useSession } from '#kit/web/session.tsx';
import { useSubscriptionContext } from '#kit/web/subscription.tsx';
import { EyeIcon } from '#kit/web/ui/eye-icons.tsx';
import { DownloadIcon, PeopleIcon } from '#kit/web/ui/icons.tsx';
import { Stack } from '#kit/web/ui/layout.tsx';
import { List, ListItem } from '#kit/web/ui/List.tsx';
import { BinIcon, CoinIcon, DocumentIcon, StarIcon } from '#kit/web/ui/more-icons.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { Tabs } from '#kit/web/ui/Tabs.tsx';
import { useLanguage } from '#kit/web/words.tsx';
import { AppearanceCard } from './AppearanceCard.tsx';
import { EmailCard } from './EmailCard.tsx';
import { NumberCard } from './NumberCard.tsx';
import { PushCard } from './PushCard.tsx';
import { TogglesCard } from './TogglesCard.tsx';
import { useChannels } from './use-channels.ts';
import { useNotifyWords } from './words.ts';

const tabIds = ['notifications', 'subscription', 'privacy'] as const;
type TabId = (typeof tabIds)[number];

const NotificationsTab = () => {
  const { value, isLoading } = useChannels();
  return (
    <Stack gap="small">
      <TogglesCard />
      <PushCard channels={value} isLoading={isLoading} />
      <EmailCard channels={value} />
      <NumberCard channel="whatsapp" channels={value} />
      <NumberCard channel="sms" channels={value} />
    </Stack>
  );
};

const SubscriptionTab = () => {
  const { subscription: words } = useNotifyWords();
  const format = useFormat();
  const { isPro, plan, until } = useSubscriptionContext();
  return (
    <Stack>
      <p>
        {isPro ? words.pro : plan ? words.free : words.unknown}
        {isPro && until && ` ${words.until(format.shortDay(new Date(until)))}`}
      </p>
      <List>
        <ListItem icon={CoinIcon} title={words.manage} to="/subscription-settings" />
        <ListItem icon={StarIcon} tone="maize" title={words.plans} to="/upgrade" />
      </List>
    </Stack>
  );
};

const PrivacyTab = ({ consents }: { readonly consents: ReactNode }) => {
  const { privacy: words, danger } = useNotifyWords();
  const { language } = useLanguage();
  return (
    <Stack>
      <List>
        <ListItem icon={DownloadIcon} tone="sky" title={words.data} to="/settings/data" />
        <ListItem icon={EyeIcon} title={words.memory} to="/settings/memory" />
        <ListItem icon={DocumentIcon} title={words.policy} href={`/privacy-policy.html#${language}`} />
        <ListItem icon={DocumentIcon} title={words.terms} href={`/terms-of-service.html#${language}`} />
      </List>
      {consents}
      <section aria-labelledby="settings-danger">
        <Stack gap="small">
          <h2 id="settings-danger">{danger.title}</h2>
          <List>
            <ListItem
              icon={BinIcon}
              tone="clay"
              title={danger.act}
              subtitle={danger.text}
              to="/settings/data/delete"
            />
          </List>
        </Stack>
      </section>
    </Stack>
  );
};

interface Props {
  /** The sign-out button, given by the feature that owns sessions. */
  readonly signOut: ReactNode;
  /** Consents for uses of the farmer's data beyond the farm itself. */
  readonly consents?: ReactNode;
}

/** SET-01. */
export const SettingsScreen = ({ signOut, consents }: Props) => {
  const words = useNotifyWords();
  const { session } = useSession();
  const [tab, setTab] = useState<TabId>('notifications');
  return (
    <Screen title={words.title} back="/more">
      <Stack>
        <List>
          <ListItem
            icon={PeopleIcon}
            tone="maize"
            title={words.account.title}
            subtitle={session && words.signedInAs(session.name || session.email || (session.phone ?? ''))}
            to="/settings/account"
          />
        </List>
        <Tabs
          label={words.tabs.label}
          tabs={tabIds.map((id) => ({ id, label: words.tabs[id] }))}
          current={tab}
          onChange={setTab}
        >
          {tab === 'notifications' ? (
            <NotificationsTab />
          ) : tab === 'subscription' ? (
            <SubscriptionTab />
          ) : (
            <PrivacyTab consents={consents} />
          )}
        </Tabs>
        <AppearanceCard />
        {signOut}
      </Stack>
    </Screen>
  );
};
