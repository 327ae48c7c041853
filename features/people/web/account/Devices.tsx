import { useState } from 'react';
import { dayInNairobi } from '#kit/pure/days.ts';
import { call } from '#kit/web/call.ts';
import { useFormat } from '#kit/web/format.ts';
import { Badge } from '#kit/web/ui/Badge.tsx';
import { Button } from '#kit/web/ui/Button.tsx';
import { Confirm } from '#kit/web/ui/Confirm.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { List, ListItem } from '#kit/web/ui/List.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { endSession, signOutOthers } from '../../contract-account.ts';
import type { Browser } from '../../domain/device.ts';
import type { Account, AccountProps } from './account.ts';
import { useAccountText, useAccountWords } from './words.ts';

type OpenSession = Account['sessions'][number];

const names: Readonly<Record<Exclude<Browser, 'other'>, string>> = {
  chrome: 'Chrome',
  firefox: 'Firefox',
  safari: 'Safari',
  edge: 'Edge',
  opera: 'Opera',
  samsung: 'Samsung Internet',
  uc: 'UC Browser',
};

export const Devices = ({ account, onChanged }: AccountProps) => {
  const { devices: words } = useAccountWords();
  const text = useAccountText();
  const format = useFormat();
  const [toConfirm, setToConfirm] = useState<OpenSession | 'others' | null>(null);

  const nameOf = ({ device: { system, browser, model } }: OpenSession): string =>
    words.on(model ?? words.systems[system], browser === 'other' ? words.otherBrowser : names[browser]);
  const dayOf = (at: string): string => dayInNairobi(new Date(at));
  const usedText = ({ used, began }: OpenSession): string => {
    const last =
      dayOf(used) === dayInNairobi(new Date()) ? words.today : words.used(format.shortDay(dayOf(used)));
    return `${last} · ${words.began(format.shortDay(dayOf(began)))}`;
  };

  const end = async ({ id }: OpenSession): Promise<void> => {
    const answer = await call(endSession, { body: { id } });
    const isGone = answer.ok || answer.code === 'people.session_gone';
    showToast(answer.ok ? words.ended : text(answer), { tone: isGone ? 'good' : 'bad' });
    onChanged();
  };
  const endOthers = async (): Promise<void> => {
    const answer = await call(signOutOthers, {});
    showToast(answer.ok ? words.othersEnded(answer.value.ended) : text(answer), {
      tone: answer.ok ? 'good' : 'bad',
    });
    onChanged();
  };

  return (
    <section aria-labelledby="account-devices">
      <Stack gap="small">
        <h2 id="account-devices">{words.title}</h2>
        <MutedText>{words.intro}</MutedText>
        <List>
          {account.sessions.map((one) => (
            <ListItem
              key={one.id}
              title={nameOf(one)}
              subtitle={usedText(one)}
              trailing={
                one.here ? (
                  <Badge>{words.here}</Badge>
                ) : (
                  <Button
                    tone="quiet"
                    aria-label={words.endOf(nameOf(one))}
                    onClick={() => setToConfirm(one)}
                  >
                    {words.end}
                  </Button>
                )
              }
            />
          ))}
        </List>
        {account.sessions.length > 1 && (
          <Button tone="quiet" wide onClick={() => setToConfirm('others')}>
            {words.others}
          </Button>
        )}
      </Stack>
      {toConfirm === 'others' && (
        <Confirm
          title={words.othersTitle}
          confirmLabel={words.others}
          onConfirm={endOthers}
          onClose={() => setToConfirm(null)}
        >
          <p>{words.othersText}</p>
        </Confirm>
      )}
      {toConfirm && toConfirm !== 'others' && (
        <Confirm
          title={words.endTitle(nameOf(toConfirm))}
          confirmLabel={words.end}
          onConfirm={() => end(toConfirm)}
          onClose={() => setToConfirm(null)}
        >
          <p>{words.endText}</p>
        </Confirm>
      )}
    </section>
  );
};
