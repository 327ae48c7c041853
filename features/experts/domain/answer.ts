import { refuse, ok, type Result } from '#kit/pure/result.ts';
import { adviceFault } from './doses.ts';

export const ANSWER_MAX = 2_000;
export const NAME_MAX = 80;
export const MAX_VOICE_SECONDS = 60;
/** A minute of speech is about 100 to 400 KB, depending on the recording browser. */
export const MAX_VOICE_BYTES = 700 * 1024;
export const voiceTypes = ['audio/webm', 'audio/mp4', 'audio/ogg'] as const;
export type VoiceType = (typeof voiceTypes)[number];

const hasFileSignature: Readonly<Record<VoiceType, (bytes: Uint8Array) => boolean>> = {
  'audio/webm': (b) => b[0] === 0x1a && b[1] === 0x45 && b[2] === 0xdf && b[3] === 0xa3,
  'audio/mp4': (b) => b[4] === 0x66 && b[5] === 0x74 && b[6] === 0x79 && b[7] === 0x70,
  'audio/ogg': (b) => b[0] === 0x4f && b[1] === 0x67 && b[2] === 0x67 && b[3] === 0x53,
};

/** Whether the file starts like a recording of its type. */
export const isVoice = (bytes: Uint8Array, type: VoiceType): boolean =>
  bytes.length > 100 && hasFileSignature[type](bytes);

export interface Answer {
  readonly text: string | null;
  readonly voice: object | null;
  readonly condition: string | null;
}
type AnswerRefusal = 'reviews.empty' | 'reviews.dose' | 'reviews.substance' | 'reviews.unknown_condition';

export const decideAnswer = (
  { text, voice, condition }: Answer,
  isKnown: (condition: string) => boolean,
): Result<undefined, AnswerRefusal> => {
  if (!text && !voice) return refuse('reviews.empty');
  const fault = text ? adviceFault(text) : null;
  if (fault) return refuse(`reviews.${fault}`);
  return condition !== null && !isKnown(condition) ? refuse('reviews.unknown_condition') : ok(undefined);
};
