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

/** `english`: the phone has a voice, but for English only. */
type VoiceSupport = 'yes' | 'english' | 'no';
const supportFor = (language: Language): VoiceSupport =>
  voiceFor(language) ? 'yes' : voiceFor('en') ? 'english' : 'no';

/**
 * Whether the phone can read this language aloud. Android loads voices late, so the answer may change after a
 * moment.
 */
export const useVoiceSupport = (language: Language): VoiceSupport => {
  const [support, setSupport] = useState(() => supportFor(language));
  useEffect(() => {
    const update = () => setSupport(supportFor(language));
    update();
    const engine = synth();
    engine?.addEventListener?.('voiceschanged', update);
    return () => engine?.removeEventListener?.('voiceschanged', update);
  }, [language]);
  return support;
};
export const useHasVoice = (language: Language): boolean => useVoiceSupport(language) === 'yes';

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
