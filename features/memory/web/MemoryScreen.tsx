// @cache later

import type { ReactNode } from 'react';
import { toggles } from '#features/notify/domain/channels.ts';
import { useNotifyWords } from '#features/notify/web/words.ts';
import { call } from '#kit/web/call.ts';
import { useFormat } from '#kit/web/format.ts';
import { useOnlineCall } from '#kit/web/online-call.ts';
import { useSession } from '#kit/web/session.tsx';
import { useSyncStatus } from '#kit/web/store/hooks.ts';
import { Button, LinkButton } from '#kit/web/ui/Button.tsx';
import { type Fact, FactList } from '#kit/web/ui/Facts.tsx';
import { Fold } from '#kit/web/ui/Fold.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { Skeleton } from '#kit/web/ui/Skeleton.tsx';
import { useLanguage, useWords } from '#kit/web/words.tsx';
import { findCropByName } from '#knowledge/index.ts';
import { type Memory, readMemory } from '../contract.ts';
import { memoryScreenEn } from '../words.screen.en.ts';
import { memoryScreenSw } from '../words.screen.sw.ts';
import { type Notes, cachedNotes } from './notes-cache.ts';

const useMemoryWords = () => useWords({ en: memoryScreenEn, sw: memoryScreenSw });

interface GroupProps {
  readonly id: string;
  readonly title: string;
  /** What is remembered, in short. */
  readonly fact: string;
  readonly facts: readonly Fact[];
}

const Group = ({ id, title, fact, facts }: GroupProps) => (
  <Fold id={`memory-${id}`} title={title} fact={fact}>
    <FactList facts={facts} />
  </Fold>
);

const noteKeys = ['lastInsightShown', 'lastProSuggestion', 'lastFertilizerPlan'] as const;

const NotesFacts = ({ notes }: { readonly notes: { readonly [K in keyof Notes]?: string | null } }) => {
  const words = useMemoryWords();
  return (
    <Group
      id="notes"
      title={words.notes.title}
      fact={words.notes.fact}
      facts={noteKeys.map((note) => [words.notes[note], notes[note] || words.nothing])}
    />
  );
};

const MemoryFacts = ({ memory: m, waiting }: { readonly memory: Memory; readonly waiting: number }) => {
  const words = useMemoryWords();
  const { toggles: names } = useNotifyWords();
  const { language } = useLanguage();
  const format = useFormat();
  const { you, farm, use, plan, messages, invites } = words;
  const day = (at: string | null): string => (at ? format.shortDay(new Date(at)) : words.nothing);
  const list = (of: readonly string[]): string => of.join(', ') || words.nothing;
  const part = (name: string): string => use.parts[name] || use.parts['other']!;
  const trial = m.premiumTrialActivated
    ? m.proTrialDaysRemaining > 0
      ? plan.days(m.proTrialDaysRemaining)
      : plan.used
    : plan.notUsed;
  const switches = toggles.filter((toggle) => m[toggle]).map((toggle) => names[toggle].label);
  return (
    <>
      <Group
        id="you"
        title={you.title}
        fact={m.farmerName || words.nothing}
        facts={[
          [you.name, m.farmerName || words.nothing],
          [you.language, you.languages[m.preferredLanguage]],
          [you.lastLogin, day(m.lastLogin)],
          [you.isNew, m.firstTimeUser ? you.yes : words.no],
        ]}
      />
      <Group
        id="farm"
        title={farm.title}
        fact={`${farm.fields}: ${m.lastFieldCount}`}
        facts={[
          [farm.fields, String(m.lastFieldCount)],
          [farm.places, list(m.fieldLocations.map(({ name }) => name ?? farm.unnamed))],
          [
            farm.planted,
            list(m.recentCropsPlanted.map((crop) => findCropByName(crop)?.name[language] ?? crop)),
          ],
        ]}
      />
      <Group
        id="use"
        title={use.title}
        fact={m.lastUsedFeature ? part(m.lastUsedFeature) : words.nothing}
        facts={[
          [use.last, m.lastUsedFeature ? part(m.lastUsedFeature) : words.nothing],
          [
            use.counts,
            list(Object.entries(m.featureUsageCount).map(([name, n]) => use.times(part(name), n))),
          ],
          [use.sent, day(m.lastSyncedAt)],
          [use.waiting, String(waiting)],
        ]}
      />
      <Group
        id="plan"
        title={plan.title}
        fact={m.proExpirationDate ? `${plan.until} ${day(m.proExpirationDate)}` : trial}
        facts={[
          [plan.trial, trial],
          [plan.until, day(m.proExpirationDate)],
        ]}
      />
      <Group
        id="messages"
        title={messages.title}
        fact={m.whatsappOptIn ? `${messages.whatsapp}: ${m.whatsappPhoneNumber}` : list(switches)}
        facts={[
          [messages.whatsapp, m.whatsappOptIn ? m.whatsappPhoneNumber : words.no],
          [messages.switches, list(switches)],
        ]}
      />
      <Group
        id="invites"
        title={invites.title}
        fact={`${invites.sent}: ${m.invitesSent}`}
        facts={[
          [invites.sent, String(m.invitesSent)],
          [invites.by, m.referrerId ?? words.no],
        ]}
      />
      <NotesFacts notes={m} />
    </>
  );
};

/** SET-15: remembered facts besides the farm, read-only. Each is edited on the screen that owns it. */
export const MemoryScreen = () => {
  const words = useMemoryWords();
  const { session } = useSession();
  const { online, waiting } = useSyncStatus();
  const userId = session?.userId ?? '';
  const { value, refusal, isLoading, reload } = useOnlineCall<Memory>(`memory.mine ${userId}`, () =>
    call(readMemory, {}),
  );
  const fallback: ReactNode =
    online && !refusal ? (
      <Skeleton shapes={['card', 'card']} />
    ) : (
      <Notice
        action={
          <Button tone="quiet" busy={isLoading} onClick={reload}>
            {words.again}
          </Button>
        }
      >
        {words.offline}
      </Notice>
    );
  return (
    <Screen title={words.title} back="/settings">
      <Stack>
        <MutedText>{words.intro}</MutedText>
        {value ? (
          <MemoryFacts memory={value} waiting={waiting} />
        ) : (
          <>
            {fallback}
            <NotesFacts notes={cachedNotes(userId)} />
          </>
        )}
        <LinkButton tone="quiet" to="/settings">
          {words.messages.change}
        </LinkButton>
      </Stack>
    </Screen>
  );
};
