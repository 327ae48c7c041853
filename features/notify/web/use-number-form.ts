import { useState } from 'react';
import { type CountryCode, fullNumber, splitNumber } from '#features/people/domain/phone-number.ts';
import { useExclusiveAction } from '#kit/web/hooks/use-exclusive-action.ts';
import { useRefusalText } from '#kit/web/refusal.ts';
import { useSession } from '#kit/web/session.tsx';
import { useStore } from '#kit/web/store/hooks.ts';
import { showToast } from '#kit/web/ui/toast.ts';
import { setSms, setWhatsApp } from '../contract.ts';
import { useNotifyOutboxWords } from './outbox-words.ts';
import { useSetting } from './use-setting.ts';
import { useNotifyWords } from './words.ts';

export type PhoneChannel = 'whatsapp' | 'sms';

const useNumber = (channel: PhoneChannel) => {
  const setting = useSetting();
  const [enabled, number, confirmed] =
    channel === 'whatsapp'
      ? [setting.whatsapp_enabled, setting.whatsapp_number, setting.whatsapp_confirmed]
      : [setting.sms_enabled, setting.sms_number, setting.sms_confirmed];
  return { enabled, number, confirmed };
};

/** Sends the setting of one channel. Returns whether it was stored; a toast says why it was not. */
const useSendNumber = (channel: PhoneChannel) => {
  const words = useNotifyWords();
  const store = useStore();
  const { session } = useSession();
  return async (enabled: boolean, number: string): Promise<boolean> => {
    if (!session) {
      showToast(words.signIn, { tone: 'bad' });
      return false;
    }
    const done = await store.send(channel === 'whatsapp' ? setWhatsApp : setSms, {
      enabled,
      number,
      agreed: words[channel].agreed,
    });
    if (!done.ok) {
      showToast(`${words.whatsappFailed}. ${words.tryLater}`, { tone: 'bad' });
      return false;
    }
    return true;
  };
};

/** The number and switch of one channel: what is stored, and what the farmer has changed since. */
export const useNumberForm = (channel: PhoneChannel) => {
  const words = useNotifyWords();
  const refusalText = useRefusalText(useNotifyOutboxWords().refusals);
  const sendNumber = useSendNumber(channel);
  const stored = useNumber(channel);
  const [wantsOn, setWants] = useState<boolean | null>(null);
  const [typed, setTyped] = useState<{ readonly code: CountryCode; readonly digits: string } | null>(null);
  const [error, setError] = useState<string | null>(null);
  const shown = typed ?? splitNumber(stored.number);
  const isOn = wantsOn ?? stored.enabled;

  const send = async (enabled: boolean, number: string): Promise<void> => {
    if (!(await sendNumber(enabled, number))) return;
    setWants(null);
    setTyped(null);
    showToast(enabled ? words.number.saved : words.number.stopped, { tone: 'good' });
  };
  const save = useExclusiveAction(async () => {
    const number = fullNumber(shown.code, shown.digits);
    if (!number.ok) {
      setError(
        refusalText({
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
  return {
    stored,
    shown,
    error,
    isOn,
    isSaved: isOn === stored.enabled && (typed === null || !isOn),
    save,
    flip,
    change: (part: Partial<typeof shown>): void => {
      setError(null);
      setTyped({ ...shown, ...part });
    },
  };
};

export type NumberForm = ReturnType<typeof useNumberForm>;
