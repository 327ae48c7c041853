import { useState } from 'react';
import { useRow, useStore } from '#kit/web/store/hooks.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { Confirm } from '#kit/web/ui/Confirm.tsx';
import { SpaceBetween, Stack } from '#kit/web/ui/layout.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { muteAlerts, unmuteAlerts } from '../contract.ts';
import type { Theme } from '../domain/rule-ids.ts';
import type { Mute } from './projections.ts';
import { useAlertWords } from './words.ts';

const useMute = () => {
  const words = useAlertWords();
  const store = useStore();
  return async (theme: Theme, off: boolean): Promise<void> => {
    const result = await store.send(off ? muteAlerts : unmuteAlerts, { theme });
    showToast(result.ok ? (off ? words.muted : words.unmuted)(words.themes[theme]) : words.muteFailed, {
      tone: result.ok ? 'good' : 'bad',
    });
  };
};

/** Mutes or unmutes one kind of alert. */
export const MuteKind = ({ theme }: { readonly theme: Theme }) => {
  const words = useAlertWords();
  const mute = useMute();
  const isOff = useRow<Mute>('alert_mute', theme) !== undefined;
  const [isConfirming, setIsConfirming] = useState(false);
  const name = words.themes[theme];
  if (isOff)
    return (
      <SpaceBetween gap="small">
        <p>{words.isMuted}</p>
        <Button
          tone="quiet"
          onClick={() => {
            void mute(theme, false);
          }}
        >
          {words.unmute}
        </Button>
      </SpaceBetween>
    );
  return (
    <>
      <Button tone="quiet" onClick={() => setIsConfirming(true)}>
        {words.mute(name)}
      </Button>
      {isConfirming && (
        <Confirm
          title={words.muteTitle(name)}
          confirmLabel={words.mute(name)}
          onConfirm={() => mute(theme, true)}
          onClose={() => setIsConfirming(false)}
        >
          <p>{words.muteText}</p>
        </Confirm>
      )}
    </>
  );
};

const isTheme = (id: string, themes: object): id is Theme => Object.prototype.hasOwnProperty.call(themes, id);

/** Lists the muted kinds, so that nothing is muted without being shown here. */
export const MutedKinds = ({ muted }: { readonly muted: readonly Mute[] }) => {
  const words = useAlertWords();
  const mute = useMute();
  const known = muted.map((m) => m.id).filter((id): id is Theme => isTheme(id, words.themes));
  if (known.length === 0) return null;
  return (
    <Stack gap="small">
      <h2>{words.mutedTitle}</h2>
      {known.map((theme) => (
        <SpaceBetween key={theme} gap="small">
          <p>{words.themes[theme]}</p>
          <Button
            tone="quiet"
            onClick={() => {
              void mute(theme, false);
            }}
          >
            {words.unmute}
          </Button>
        </SpaceBetween>
      ))}
    </Stack>
  );
};
