import { toGsm } from '#features/alerts/domain/text/short-text.ts';

export type Channel = 'ussd' | 'sms' | 'whatsapp';

/**
 * USSD screens of all networks hold 160 characters including the "CON " or "END " prefix; an SMS of two parts
 * holds 306.
 */
export const MAX_CHARACTERS: Readonly<Record<Channel, number>> = { ussd: 156, sms: 306, whatsapp: 4_096 };

const SMS_ALONE = 160;

/** Something to choose. `send` is what the farmer types, or what a tapped button sends. */
export interface Choice {
  readonly send: string;
  readonly label: string;
}

/** What a screen says, from top to bottom. */
export interface Content {
  readonly head: string;
  /** As many as fit. */
  readonly lines?: readonly string[];
  /** All of them, one on a line; on WhatsApp buttons or a list. */
  readonly choices?: readonly Choice[];
  readonly foot?: readonly string[];
}

export interface Answer {
  readonly text: string;
  readonly ends: boolean;
  /** For buttons; empty where the text lists the choices. */
  readonly choices: readonly Choice[];
}

/** As many lines as fit. The first is always included, truncated if needed. */
const fitting = (lines: readonly string[], room: number): string[] => {
  const shown: string[] = [];
  for (const line of lines) {
    if ([...shown, line].join('\n').length > room) break;
    shown.push(line);
  }
  const [first] = lines;
  return shown.length > 0 || first === undefined ? shown : [`${first.slice(0, Math.max(0, room - 3))}...`];
};

/** Rows of a WhatsApp list. */
const MAX_BUTTONS = 10;

/** A screen within the channel's length and alphabet. */
export const render = (
  { head, lines = [], choices = [], foot = [] }: Content,
  channel: Channel,
  ends: boolean,
): Answer => {
  const isTapped = channel === 'whatsapp' && choices.length > 0;
  const plain = channel === 'whatsapp' ? (text: string) => text : toGsm;
  const most = MAX_CHARACTERS[channel];
  const listed = isTapped ? [] : choices.map(({ send, label }) => `${send} ${label}`);
  const ending = (notes: readonly string[]): string[] => [...listed, ...notes].map(plain);
  const top = head === '' ? [] : [plain(head).slice(0, most)];
  const room = (used: readonly string[]): number => most - used.reduce((n, line) => n + line.length + 1, 0);
  // Shortens the notes below before the answer. Choices are never left out: nobody could choose.
  const first = listed.length > 0 ? 0 : plain(lines[0] ?? '').length;
  const shownEnd =
    [foot, foot.slice(-1), []].map(ending).find((end) => room([...top, ...end]) >= first) ?? ending([]);
  const left = Math.max(0, room([...top, ...shownEnd]));
  const body =
    listed.length > 0 && plain(lines[0] ?? '').length > left ? [] : fitting(lines.map(plain), left);
  const whole = [...top, ...body, ...shownEnd].join('\n').slice(0, most);
  const withoutNotes = [...top, ...body, ...ending([])].join('\n');
  // A note is not worth a second SMS.
  const savesSms = channel === 'sms' && whole.length > SMS_ALONE && withoutNotes.length <= SMS_ALONE;
  return {
    text: savesSms ? withoutNotes : whole,
    ends,
    choices: isTapped ? choices.slice(0, MAX_BUTTONS) : [],
  };
};
