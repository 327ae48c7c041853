import { startTransition, useOptimistic } from 'react';
import { useSession } from '#kit/web/session.tsx';
import { useStore } from '#kit/web/store/hooks.ts';
import { Select } from '#kit/web/ui/Field.tsx';
import { Fold } from '#kit/web/ui/Fold.tsx';
import { MoonIcon } from '#kit/web/ui/icons.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { setDigest, setToggle } from '../contract.ts';
import { type Toggle, toggles } from '../domain/channels.ts';
import { Switch } from './Switch.tsx';
import { useSetting } from './use-setting.ts';
import { useNotifyWords } from './words.ts';
import styles from './Switch.module.css';

const HOURS = ['6', '7', '8', '12', '17', '18', '19', '20'] as const;

/** SET-02: seven switches, saved at once, online or offline. */
export const TogglesCard = () => {
  const words = useNotifyWords();
  const store = useStore();
  const { session } = useSession();
  const setting = useSetting();
  const [shownHour, setShownHour] = useOptimistic(String(setting.digest_hour));
  const flip = async (toggle: Toggle, on: boolean): Promise<void> => {
    const result = await store.send(setToggle, { toggle, on });
    if (!result.ok) showToast(words.notSaved, { tone: 'bad' });
  };
  const changeHour = (hour: string): void =>
    startTransition(async () => {
      setShownHour(hour);
      const result = await store.send(setDigest, { hour: Number(hour) });
      if (!result.ok) showToast(words.notSaved, { tone: 'bad' });
    });
  return (
    <>
      <section className={styles.list} aria-labelledby="notify-what">
        <h2 id="notify-what">{words.what}</h2>
        {toggles.map((toggle) => (
          <Switch
            key={toggle}
            label={words.toggles[toggle].label}
            hint={
              toggle === 'email_notifications' && session?.email === ''
                ? words.emailLater
                : words.toggles[toggle].hint
            }
            on={setting[toggle]}
            onChange={(on) => flip(toggle, on)}
          />
        ))}
      </section>
      <Fold
        id="notify-when"
        icon={MoonIcon}
        tone="maize"
        title={words.when.title}
        fact={words.when.fact(words.hour(Number(shownHour)))}
      >
        <Stack gap="small">
          <MutedText>{words.always}</MutedText>
          <MutedText>{words.quiet}</MutedText>
          <Select
            label={words.digest}
            value={shownHour as (typeof HOURS)[number]}
            onChange={changeHour}
            options={HOURS.map((h) => ({ value: h, label: words.hour(Number(h)) }))}
          />
        </Stack>
      </Fold>
    </>
  );
};
