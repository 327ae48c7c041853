import { useEffect, useRef, useState } from 'react';
import { readAlerts } from '#features/alerts/contract.ts';
import { readNotices } from '#features/sightings/contract.ts';
import { useFormat } from '#kit/web/format.ts';
import { useStore } from '#kit/web/store/hooks.ts';
import { Badge } from '#kit/web/ui/Badge.tsx';
import { Button, LinkButton } from '#kit/web/ui/Button.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { EmptyState } from '#kit/web/ui/Empty.tsx';
import { SpaceBetween, MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { useLanguage } from '#kit/web/words.tsx';
import { readNotifications } from '../contract.ts';
import type { Notification } from './projections.ts';
import { stateText } from './state-text.ts';
import { useChannels } from './use-channels.ts';
import { alertIdOf, useMessages, useUnreadNotices } from './use-messages.ts';
import { useNotifyWords } from './words.ts';

const PAGE_SIZE = 20;
/** Maximum per command. */
const MAX_IDS = 200;

/** Ids that were unread when this screen opened, because opening it marks them as read. */
const useMarkAsRead = (shown: readonly Notification[]): ReadonlySet<string> => {
  const store = useStore();
  const unreadAtOpen = useRef(new Set<string>());
  const warnings = useUnreadNotices();
  useEffect(() => {
    const unread = shown.filter((n) => !n.read && !unreadAtOpen.current.has(n.id)).slice(0, MAX_IDS);
    if (unread.length === 0) return;
    for (const { id } of unread) unreadAtOpen.current.add(id);
    void store.send(readNotifications, { ids: unread.map((n) => n.id) });
    const alerts = unread.flatMap((n) => alertIdOf(n) ?? []);
    if (alerts.length > 0) void store.send(readAlerts, { ids: alerts });
    if (unread.some((n) => n.category === 'neighbour'))
      void store.send(readNotices, { ids: warnings.slice(0, MAX_IDS) });
  }, [shown, warnings, store]);
  return unreadAtOpen.current;
};

const toneOf = (urgency: number) =>
  (urgency >= 5 ? 'clay' : urgency === 4 ? 'maize' : 'plain') as 'clay' | 'maize' | 'plain';

const MessageCard = ({
  message,
  wasUnread,
}: {
  readonly message: Notification;
  readonly wasUnread: boolean;
}) => {
  const words = useNotifyWords();
  const { centre } = words;
  const { language } = useLanguage();
  const format = useFormat();
  const { title, text } = message.said[language];
  const now = Date.now();
  return (
    <Card tone={toneOf(message.urgency)}>
      <Stack gap="small">
        <SpaceBetween gap="small">
          <small>
            {message.urgency >= 3 &&
            message.category !== 'expert' &&
            message.category !== 'community' &&
            message.category !== 'neighbour'
              ? `${centre.urgency[message.urgency as 3]} · `
              : ''}
            {centre.categories[message.category]} · {format.age(new Date(message.created_at).getTime(), now)}
          </small>
          {(wasUnread || !message.read) && <Badge tone="clay">{centre.isNew}</Badge>}
        </SpaceBetween>
        <h2>{title}</h2>
        <p>{text}</p>
        <MutedText>
          {message.deliveries.length === 0
            ? centre.inApp
            : message.deliveries.map((d) => stateText(d, words, format, now)).join(' · ')}
        </MutedText>
        {message.url !== '/notifications' && (
          <LinkButton tone="quiet" to={message.url}>
            {centre.open}
          </LinkButton>
        )}
      </Stack>
    </Card>
  );
};

/** All sent and scheduled messages, newest first. */
export const NotificationsScreen = () => {
  const { centre } = useNotifyWords();
  const [visibleCount, setMost] = useState(PAGE_SIZE);
  const all = useMessages();
  const shown = all.slice(0, visibleCount);
  const fresh = useMarkAsRead(shown);
  const channels = useChannels().value;
  const usesStandIn = shown.some((m) => m.deliveries.some((d) => channels?.[d.channel].stand_in));
  return (
    <Screen title={centre.title} back="/more" wide>
      <Stack>
        {all.length === 0 && <EmptyState drawing="messages" sentence={centre.empty} />}
        <div className="columns">
          {shown.map((m) => (
            <MessageCard key={m.id} message={m} wasUnread={fresh.has(m.id)} />
          ))}
        </div>
        {all.length > visibleCount && (
          <Button tone="quiet" onClick={() => setMost(visibleCount + PAGE_SIZE)}>
            {centre.more}
          </Button>
        )}
        {usesStandIn && <MutedText>{centre.standIn}</MutedText>}
        <LinkButton tone="plain" to="/settings">
          {centre.settings}
        </LinkButton>
      </Stack>
    </Screen>
  );
};
