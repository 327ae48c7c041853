import { useEffect, useRef, useState } from 'react';
import { speak, stopSpeaking, useHasVoice } from '../speech.ts';
import { useLanguage, useWords } from '../words.tsx';
import type { Language } from '../words.tsx';
import { en } from '../words.ui.en.ts';
import { sw } from '../words.ui.sw.ts';
import { IconButton } from './Button.tsx';
import { SpeakIcon, StopIcon } from './more-icons.tsx';

interface Props {
  readonly text: string;
  readonly language?: Language;
  readonly label?: string;
}

/** A button that reads an advice card aloud. Hidden if the phone has no voice for the language. */
export const ReadAloud = ({ text, language: given, label }: Props) => {
  const words = useWords({ en, sw });
  const { language: current } = useLanguage();
  const language = given ?? current;
  const hasVoice = useHasVoice(language);
  const [speaking, setSpeaking] = useState(false);
  const isSpeaking = useRef(false);
  const show = (next: boolean): void => {
    isSpeaking.current = next;
    setSpeaking(next);
  };
  // Another button may be speaking.
  useEffect(
    () => () => {
      if (isSpeaking.current) stopSpeaking();
    },
    [],
  );
  if (!hasVoice) return null;
  const toggle = () => {
    if (speaking) stopSpeaking();
    else speak(text, language, () => show(false));
    show(!speaking);
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
