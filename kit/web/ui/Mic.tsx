import { useEffect, useRef, useState } from 'react';
import { useLanguage, useWords } from '../words.tsx';
import { en } from '../words.ui.en.ts';
import { sw } from '../words.ui.sw.ts';
import { IconButton } from './Button.tsx';
import { MicIcon, StopIcon } from './more-icons.tsx';
import { showToast } from './toast.ts';

interface Recognition {
  lang: string;
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null;
  onend: (() => void) | null;
  onnomatch: (() => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  start(): void;
  abort(): void;
}

const findRecogniser = (): (new () => Recognition) | undefined => {
  // Missing from the DOM types. Chrome uses a prefix.
  const scope = globalThis as unknown as Record<string, new () => Recognition>;
  return scope['SpeechRecognition'] ?? scope['webkitSpeechRecognition'];
};

interface Props {
  readonly onTranscript: (text: string) => void;
  /**
   * With its own error texts, the button is also shown where the browser has no speech recognition, and says
   * so.
   */
  readonly onFailed?: ((why: 'unsupported' | 'unclear') => void) | undefined;
}

/** Button for speech input. Not shown if the browser has no speech recognition. */
export const Mic = ({ onTranscript, onFailed }: Props) => {
  const words = useWords({ en, sw });
  const { language } = useLanguage();
  const running = useRef<Recognition | null>(null);
  // What was typed while listening is in the newest callback.
  const latest = useRef(onTranscript);
  useEffect(() => {
    latest.current = onTranscript;
  }, [onTranscript]);
  const [listening, setListening] = useState(false);
  useEffect(() => () => running.current?.abort(), []);
  const Recogniser = findRecogniser();
  if (!Recogniser && !onFailed) return null;
  const unclear = () => {
    if (onFailed) onFailed('unclear');
    else showToast(words.micFailed, { tone: 'bad' });
  };

  const toggle = () => {
    if (!Recogniser) {
      onFailed?.('unsupported');
      return;
    }
    if (listening) {
      running.current?.abort();
      return;
    }
    const recognition = new Recogniser();
    recognition.lang = language === 'sw' ? 'sw-KE' : 'en-KE';
    recognition.onresult = (event) => {
      const heard = event.results[0]?.[0]?.transcript.trim();
      if (heard) latest.current(heard);
      else unclear();
    };
    recognition.onend = () => setListening(false);
    recognition.onerror = ({ error }) => {
      if (error !== 'aborted') unclear();
    };
    recognition.onnomatch = unclear;
    running.current = recognition;
    setListening(true);
    recognition.start();
  };
  return (
    <IconButton
      label={listening ? words.stopListening : words.speakHere}
      icon={listening ? StopIcon : MicIcon}
      aria-pressed={listening}
      onClick={toggle}
    />
  );
};
