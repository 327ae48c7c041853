import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { speak, stopSpeaking, useVoiceSupport } from '../speech.ts';
import { useLanguage, useWords } from '../words.tsx';
import type { Language } from '../words.tsx';
import { en } from '../words.ui.en.ts';
import { sw } from '../words.ui.sw.ts';
import { IconButton } from './Button.tsx';
import { SpeakIcon } from './icons.tsx';
import { StopIcon } from './more-icons.tsx';
import { showToast } from './toast.ts';

interface Props {
  readonly text: string;
  /** Language of the text, if it is not the app's. */
  readonly language?: Language;
  readonly label?: string;
}

/**
 * A button that reads a text aloud. Without a Kiswahili voice it says so and offers the app in English, which
 * it then reads. Hidden if the phone has no voice that could help.
 */
export const ReadAloud = ({ text, language: given, label }: Props) => {
  const words = useWords({ en, sw });
  const { language: current, choose } = useLanguage();
  const language = given ?? current;
  const support = useVoiceSupport(language);
  const [speaking, setSpeaking] = useState(false);
  const isSpeaking = useRef(false);
  const readsInEnglish = useRef(false);
  const show = (next: boolean): void => {
    isSpeaking.current = next;
    setSpeaking(next);
  };
  const start = useEffectEvent(() => {
    speak(text, language, () => show(false));
    show(true);
  });
  // Another button may be speaking.
  useEffect(
    () => () => {
      if (isSpeaking.current) stopSpeaking();
    },
    [],
  );
  useEffect(() => {
    if (language !== 'en' || !readsInEnglish.current) return;
    readsInEnglish.current = false;
    start();
  }, [language]);
  if (support === 'no') return null;
  const offerEnglish = (): void => {
    const action = {
      label: words.useEnglish,
      run: () => {
        readsInEnglish.current = true;
        choose('en');
      },
    };
    // A text of its own language stays as it is when the app changes to English.
    showToast(words.noKiswahiliVoice, given ? {} : { action });
  };
  const toggle = (): void => {
    if (support === 'english') offerEnglish();
    else if (speaking) {
      stopSpeaking();
      show(false);
    } else {
      speak(text, language, () => show(false));
      show(true);
    }
  };
  return (
    <IconButton
      label={speaking ? words.stopReading : (label ?? words.readAloud)}
      icon={speaking ? StopIcon : SpeakIcon}
      aria-pressed={speaking}
      onClick={toggle}
    />
  );
};
