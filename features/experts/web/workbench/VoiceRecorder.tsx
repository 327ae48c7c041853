import { Button } from '#kit/web/ui/Button.tsx';
import { Row } from '#kit/web/ui/layout.tsx';
import { MicIcon, StopIcon } from '#kit/web/ui/more-icons.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { MAX_VOICE_SECONDS } from '../../domain/answer.ts';
import { VoicePlayer } from '../VoicePlayer.tsx';
import type { Recorder } from './use-recorder.ts';
import { useWorkbenchWords } from './workbench-words.ts';

/** Renders nothing where the browser cannot record. */
export const VoiceRecorder = ({ recorder }: { readonly recorder: Recorder }) => {
  const { case: words } = useWorkbenchWords();
  const { isSupported, seconds, recording, fault, start, stop, discard } = recorder;
  if (!isSupported) return null;
  if (seconds !== null)
    return (
      <>
        <p role="status">{words.recording(seconds, MAX_VOICE_SECONDS)}</p>
        <Button tone="danger" icon={StopIcon} onClick={stop}>
          {words.stop}
        </Button>
      </>
    );
  return (
    <>
      {fault && <Notice tone="warn">{fault === 'denied' ? words.micDenied : words.tooLarge}</Notice>}
      {recording && <VoicePlayer source={recording.url} label={words.recorded} />}
      <Row gap="small">
        <Button
          tone="quiet"
          icon={MicIcon}
          onClick={() => {
            void start();
          }}
        >
          {recording ? words.again : words.record}
        </Button>
        {recording && (
          <Button tone="plain" onClick={discard}>
            {words.drop}
          </Button>
        )}
      </Row>
    </>
  );
};
