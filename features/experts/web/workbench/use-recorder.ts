import { useCallback, useEffect, useRef, useState } from 'react';
import { MAX_VOICE_BYTES, MAX_VOICE_SECONDS, type VoiceType } from '../../domain/answer.ts';

export interface Recording {
  readonly blob: Blob;
  readonly type: VoiceType;
  readonly seconds: number;
  readonly url: string;
}
type RecorderFault = 'denied' | 'too_large';

/** AAC in MP4 plays everywhere. Browsers that cannot record it use another format. */
const formats: readonly (readonly [mime: string, type: VoiceType])[] = [
  ['audio/mp4;codecs=mp4a.40.2', 'audio/mp4'],
  ['audio/webm;codecs=opus', 'audio/webm'],
  ['audio/ogg;codecs=opus', 'audio/ogg'],
  ['audio/mp4', 'audio/mp4'],
];
const BITS_PER_SECOND = 32_000;

/** The recording format of this browser. Null where it cannot record. */
export const recordingFormat = (): (typeof formats)[number] | null => {
  if (typeof MediaRecorder === 'undefined' || !navigator.mediaDevices?.getUserMedia) return null;
  return formats.find(([mime]) => MediaRecorder.isTypeSupported(mime)) ?? null;
};

export interface Recorder {
  readonly isSupported: boolean;
  readonly seconds: number | null;
  readonly recording: Recording | null;
  readonly fault: RecorderFault | null;
  start(): Promise<void>;
  stop(): void;
  discard(): void;
}

/** Records at most one minute and releases the microphone as soon as recording ends. */
export const useRecorder = (): Recorder => {
  const [seconds, setSeconds] = useState<number | null>(null);
  const [recording, setRecording] = useState<Recording | null>(null);
  const [fault, setFault] = useState<RecorderFault | null>(null);
  const running = useRef<MediaRecorder | null>(null);
  /** True while the browser asks for permission. */
  const isStarting = useRef(false);
  const isMounted = useRef(true);
  const format = recordingFormat();

  const stop = useCallback(() => {
    if (running.current?.state === 'recording') running.current.stop();
  }, []);
  const discard = useCallback(
    () =>
      setRecording((old) => {
        if (old) URL.revokeObjectURL(old.url);
        return null;
      }),
    [],
  );
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      stop();
    };
  }, [stop]);

  const startRecorder = (stream: MediaStream, [mime, type]: (typeof formats)[number]): void => {
    const recorder = new MediaRecorder(stream, { mimeType: mime, audioBitsPerSecond: BITS_PER_SECOND });
    const parts: Blob[] = [];
    const from = performance.now();
    const elapsedSeconds = (): number =>
      Math.min(MAX_VOICE_SECONDS, Math.floor((performance.now() - from) / 1000));
    const clock = setInterval(() => {
      setSeconds(elapsedSeconds());
      if (elapsedSeconds() >= MAX_VOICE_SECONDS) stop();
    }, 500);
    recorder.ondataavailable = ({ data }) => {
      parts.push(data);
    };
    recorder.onstop = () => {
      clearInterval(clock);
      for (const track of stream.getTracks()) track.stop();
      running.current = null;
      setSeconds(null);
      const blob = new Blob(parts, { type });
      if (blob.size > MAX_VOICE_BYTES) setFault('too_large');
      else
        setRecording({ blob, type, seconds: Math.max(1, elapsedSeconds()), url: URL.createObjectURL(blob) });
    };
    running.current = recorder;
    setSeconds(0);
    recorder.start();
  };

  const start = async (): Promise<void> => {
    if (!format || isStarting.current || running.current) return;
    isStarting.current = true;
    discard();
    setFault(null);
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
      if (isMounted.current) startRecorder(stream, format);
      else for (const track of stream.getTracks()) track.stop();
    } catch {
      setFault('denied');
    } finally {
      isStarting.current = false;
    }
  };
  return { isSupported: format !== null, seconds, recording, fault, start, stop, discard };
};
