import { useState } from 'react';
import { useExclusiveAction } from '#kit/web/hooks/use-exclusive-action.ts';
import { useRefusalText } from '#kit/web/refusal.ts';
import { useSession } from '#kit/web/session.tsx';
import { useStore } from '#kit/web/store/hooks.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { Field, Select } from '#kit/web/ui/Field.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { setSms, setWhatsApp } from '../contract.ts';
import { countries, type CountryCode, digitsOnly, fullNumber, splitNumber } from '../domain/number.ts';
import { CodeForm } from './CodeForm.tsx';
import { Switch } from './Switch.tsx';
import { TestButton } from './TestButton.tsx';
import type { Channels } from './use-channels.ts';
import { useSetting } from './use-setting.ts';
import { useNotifyWords } from './words.ts';

type PhoneChannel = 'whatsapp' | 'sms';

const useNumber = (channel: PhoneChannel) => {
  const setting = useSetting();
  const [enabled, number, confirmed] =
    channel === 'whatsapp'
      ? [setting.whatsapp_enabled, setting.whatsapp_number, setting.whatsapp_confirmed]
      : [setting.sms_enabled, setting.sms_number, setting.sms_confirmed];
  return { enabled, number, confirmed };
};

/** SET-04 to SET-08. Off applies at once; on needs a number, and a number needs its code. */
export const NumberCard = ({
  channel,
  channels,
}: {
  readonly channel: PhoneChannel;
  readonly channels: Channels | null;
}) => {
  const words = useNotifyWords();
  const sentence = useRefusalText(words.refusals);
  const store = useStore();
  const { session } = useSession();
  const stored = useNumber(channel);
  const [wantsOn, setWants] = useState<boolean | null>(null);
  const [typed, setTyped] = useState<{ readonly code: CountryCode; readonly digits: string } | null>(null);
  const [error, setError] = useState<string | null>(null);
  const shown = typed ?? splitNumber(stored.number);
  const isOn = wantsOn ?? stored.enabled;
  const isSaved = isOn === stored.enabled && (typed === null || !isOn);

  const send = async (enabled: boolean, number: string): Promise<void> => {
    if (!session) {
      showToast(words.signIn, { tone: 'bad' });
      return;
    }
    const done = await store.send(channel === 'whatsapp' ? setWhatsApp : setSms, {
      enabled,
      number,
      agreed: words[channel].agreed,
    });
    if (!done.ok) {
      showToast(`${words.whatsappFailed}. ${words.tryLater}`, { tone: 'bad' });
      return;
    }
    setWants(null);
    setTyped(null);
    showToast(enabled ? words.number.saved : words.number.stopped, { tone: 'good' });
  };
  const save = useExclusiveAction(async () => {
    const number = fullNumber(shown.code, shown.digits);
    if (!number.ok) {
      setError(
        sentence({
          code: channel === 'sms' && number.code === 'notify.number_blank' ? 'notify.sms_blank' : number.code,
        }),
      );
      return;
    }
    await send(true, number.value);
  });
  const flip = async (on: boolean): Promise<void> => {
    setError(null);
    if (on) setWants(true);
    else if (stored.enabled || stored.number !== '') await send(false, '');
    else setWants(null);
  };
  const offered = channels?.[channel].offered !== false;

  return (
    <Card labelledBy={`notify-${channel}`}>
      <Stack>
        <h2 id={`notify-${channel}`}>{words[channel].title}</h2>
        {!offered && <MutedText>{words.number.off}</MutedText>}
        <Switch
          label={words[channel].enabled}
          {...(channel === 'sms' && { hint: words.sms.only })}
          on={isOn}
          onChange={flip}
        />
        {isOn && (
          <>
            <Select
              label={words.number.country}
              value={shown.code}
              options={countries.map(({ code, country }) => ({
                value: code,
                label: `${words.number.countries[country]} +${code}`,
              }))}
              onChange={(code) => {
                setError(null);
                setTyped({ ...shown, code });
              }}
            />
            <Field
              label={words.number.label}
              hint={words.number.hint}
              type="tel"
              inputMode="numeric"
              autoComplete="tel-national"
              value={shown.digits}
              error={error}
              onChange={(text) => {
                setError(null);
                setTyped({ ...shown, digits: digitsOnly(text) });
              }}
            />
            {!isSaved && (
              <>
                <MutedText>{words[channel].agreed}</MutedText>
                <Button wide busy={save.busy} onClick={() => save.run()}>
                  {words.number.save}
                </Button>
              </>
            )}
          </>
        )}
        {isSaved &&
          stored.number !== '' &&
          (stored.confirmed ? (
            <>
              <p>{words.number.confirmed(stored.number)}</p>
              <TestButton channel={channel} />
            </>
          ) : navigator.onLine ? (
            offered && <CodeForm channel={channel} number={stored.number} />
          ) : (
            <MutedText>{words.number.later}</MutedText>
          ))}
        {channels?.[channel].stand_in && <MutedText>{words.standIn}</MutedText>}
      </Stack>
    </Card>
  );
};
