import { dictionary } from '@zxcvbn-ts/language-common';

const COUNT = 10_000;
const WIDTH = 116;

const lines = (words: readonly string[]): string[] =>
  words.reduce<string[]>((done, word) => {
    const last = done.length - 1;
    if (last >= 0 && `${done[last]} ${word}`.length <= WIDTH) done[last] = `${done[last]} ${word}`;
    else done.push(word);
    return done;
  }, []);

/** The source text of `features/people/domain/common-passwords.ts`, from the maintained list of zxcvbn-ts. */
export const commonPasswordsFile = (): string => `/**
 * The ${COUNT.toLocaleString('en-GB')} commonest passwords, the commonest first, from @zxcvbn-ts/language-common (MIT).
 * Written by \`node tools/run.mjs tools/passwords/write.ts\`. Real people chose these words, some of them rude.
 */
export const commonPasswords = \`
${lines(dictionary['passwords-common'].slice(0, COUNT)).join('\n')}
\`.trim().split(/\\s+/);
`;
