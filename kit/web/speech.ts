import { useEffect, useState } from 'react';
import type { Language } from '#kit/pure/words.ts';

const synth = (): SpeechSynthesis | null => (typeof speechSynthesis === 'undefined' ? null : speechSynthesis);

const voiceFor = (language: Language): SpeechSynthesisVoice | undefined => {
  const voices = synth()?.getVoices() ?? [];
  const matches = voices.filter((voice) => voice.lang.toLowerCase().replace('_', '-').startsWith(language));
  return (
    matches.find((voice) => /-ke$/i.test(voice.lang)) ??
    matches.find((voice) => voice.localService) ??
    matches[0]
  );
};

/**
 * True while the phone has a voice for this language. Android loads voices late, so it may become true after
 * a moment.
 */
export const useHasVoice = (language: Language): boolean => {
  const [hasVoice, setHasVoice] = useState(() => voiceFor(language) !== undefined);
  useEffect(() => {
    const update = () => setHasVoice(voiceFor(language) !== undefined);
    update();
    const engine = synth();
    engine?.addEventListener?.('voiceschanged', update);
    return () => engine?.removeEventListener?.('voiceschanged', update);
  }, [language]);
  return hasVoice;
};

export const stopSpeaking = (): void => synth()?.cancel();

/**
 * Reads a text aloud. Long texts are split into sentences, because Chrome goes silent after about 15 s of one
 * utterance.
 */
export const speak = (text: string, language: Language, onEnd?: () => void): void => {
  const engine = synth();
  const voice = voiceFor(language);
  if (!engine || !voice) {
    onEnd?.();
    return;
  }
  engine.cancel();
  const sentences = text.match(/[^.!?\n]+[.!?\n]*/g) ?? [text];
  sentences.forEach((sentence, index) => {
    const utterance = new SpeechSynthesisUtterance(sentence.trim());
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.rate = 0.95;
    if (index === sentences.length - 1) {
      utterance.onend = () => onEnd?.();
      utterance.onerror = () => onEnd?.();
    }
    engine.speak(utterance);
  });
};
