/** Characters in a row of a small phone's screen. */
const COLUMNS = 40;

/** A line cut into rows, between words where it can be. */
const rowsOf = (line: string): string[] => {
  const rows: string[] = [];
  let rest = line;
  while (rest.length > COLUMNS) {
    const space = rest.lastIndexOf(' ', COLUMNS);
    const at = space > 0 ? space : COLUMNS;
    rows.push(rest.slice(0, at));
    rest = rest.slice(at).trimStart();
  }
  return [...rows, rest];
};

/** A message in a frame, with a title above and a note below: "CON, 93 of 160 characters". */
export const framed = (title: string, text: string, note: string): string => {
  const edge = '─'.repeat(COLUMNS + 2);
  const body = text.split('\n').flatMap(rowsOf);
  return [title, `┌${edge}┐`, ...body.map((row) => `│ ${row.padEnd(COLUMNS)} │`), `└${edge}┘ ${note}`].join(
    '\n',
  );
};

const MAX_USSD_CHARACTERS = 160;

/** A USSD reply as a phone shows it. `isLast`: the network closes the session. */
export const ussdScreen = (
  reply: string,
  dialled: string,
): { readonly shown: string; readonly isLast: boolean } => {
  const isLast = reply.startsWith('END');
  const over = reply.length > MAX_USSD_CHARACTERS ? ', TOO LONG' : '';
  return {
    isLast,
    shown: framed(
      dialled,
      reply.replace(/^(CON|END) /, ''),
      `${reply.slice(0, 3)}, ${reply.length} of ${MAX_USSD_CHARACTERS} characters${over}`,
    ),
  };
};

const SMS_ALONE = 160;
const SMS_PART = 153;

export const smsMessage = (text: string, to: string): string => {
  const parts = text.length <= SMS_ALONE ? 1 : Math.ceil(text.length / SMS_PART);
  return framed(`SMS to ${to}`, text, `${text.length} characters, ${parts} SMS`);
};

/** `--script "2|Otieno|Kapsabet"`: the inputs of one session. */
export const inputsOfScript = (script: string): readonly string[] =>
  script === '' ? [] : script.split('|').map((input) => input.trim());
