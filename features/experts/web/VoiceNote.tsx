import { useState } from 'react';
import { useSyncStatus } from '#kit/web/store/hooks.ts';
import { MutedText } from '#kit/web/ui/layout.tsx';
import { VoicePlayer } from './VoicePlayer.tsx';
import { useExpertWords } from './words.ts';

interface Props {
  readonly reviewId: string;
  readonly n: number;
  readonly seconds: number;
}

/**
 * Plays a voice answer. This browser may not support the format it was recorded in, so it can also be
 * downloaded.
 */
export const VoiceNote = ({ reviewId, n, seconds }: Props) => {
  const words = useExpertWords();
  const { online } = useSyncStatus();
  const [failed, setFailed] = useState(false);
  const source = `/api/reviews/${reviewId}/voice/${n}`;
  if (!online)
    return (
      <MutedText>
        {words.voice(seconds)}. {words.voiceOffline}
      </MutedText>
    );
  if (failed)
    return (
      <p>
        {words.voiceFailed}{' '}
        <a href={source} download>
          {words.voiceOpen}
        </a>
      </p>
    );
  return <VoicePlayer source={source} label={words.voice(seconds)} onFail={() => setFailed(true)} />;
};
