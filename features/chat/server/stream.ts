import { Readable } from 'node:stream';
import { type AnsweringDeps, keepAnswer, modelAnswer, type QuestionToAnswer } from './answering.ts';
import { fail } from './asks.ts';
import { Unfit } from './checked.ts';

/** Shorter than the idle timeout of proxies and networks. */
const BEAT_MS = 10_000;

/** JSON lines, written as they arrive; writing stops when the client has left. */
const openLines = () => {
  const body = new Readable({ read: () => undefined });
  const push = (text: string): void => {
    if (!body.destroyed && !body.readableEnded) body.push(text);
  };
  const beat = setInterval(() => push('\n'), BEAT_MS);
  return {
    body,
    line: (value: object): void => push(`${JSON.stringify(value)}\n`),
    end: (): void => {
      clearInterval(beat);
      if (!body.destroyed) body.push(null);
    },
  };
};

/** Runs to the end even when the client has left: it was paid for, and reaches the phone as a row. */
const run = async (
  deps: AnsweringDeps,
  asked: QuestionToAnswer,
  line: (value: object) => void,
): Promise<void> => {
  let content = '';
  let source = '';
  try {
    for await (const text of modelAnswer(deps, asked, (name) => {
      source = name;
    })) {
      content += text;
      line({ text });
    }
    if (!(await keepAnswer(deps.db, asked, content.trim(), source))) throw new Unfit('it took too long');
    line({ done: true });
  } catch (fault) {
    deps.onFault(fault);
    await fail(deps.db, asked.userId, asked.id, new Date()).catch(deps.onFault);
    line({ failed: fault instanceof Unfit ? 'chat.unfit' : 'chat.failed' });
  }
};

export const streamAnswer = (deps: AnsweringDeps, asked: QuestionToAnswer): Readable => {
  const { body, line, end } = openLines();
  void run(deps, asked, line).finally(end);
  return body;
};

/** Without a waiting client; false when it failed and the credit was refunded. */
export const answerLater = (deps: AnsweringDeps, asked: QuestionToAnswer): Promise<void> =>
  run(deps, asked, () => undefined);
