import { Readable } from 'node:stream';
import { type AnswerDeps, saveAnswer, modelAnswer, type QuestionToAnswer } from './answering.ts';
import { UnfitAnswerError } from './checked-sentences.ts';
import { failRequest } from './model-requests.ts';

/** Shorter than the idle timeout of proxies and networks. */
const HEARTBEAT_MS = 10_000;

/** Opens a stream of JSON lines. Stops writing when the client disconnects. */
const openLineStream = () => {
  const body = new Readable({ read: () => undefined });
  const push = (text: string): void => {
    if (!body.destroyed && !body.readableEnded) body.push(text);
  };
  const heartbeat = setInterval(() => push('\n'), HEARTBEAT_MS);
  return {
    body,
    line: (value: object): void => push(`${JSON.stringify(value)}\n`),
    end: (): void => {
      clearInterval(heartbeat);
      if (!body.destroyed) body.push(null);
    },
  };
};

/** Runs to the end even if the client disconnects: the answer is paid for, and sync delivers its row. */
const runAnswer = async (
  deps: AnswerDeps,
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
    if (!(await saveAnswer(deps.db, asked, content.trim(), source)))
      throw new UnfitAnswerError('the request expired');
    line({ done: true });
  } catch (fault) {
    deps.onFault(fault);
    await failRequest(deps.db, asked.userId, asked.id, new Date()).catch(deps.onFault);
    line({ failed: fault instanceof UnfitAnswerError ? 'chat.unfit' : 'chat.failed' });
  }
};

export const streamAnswer = (deps: AnswerDeps, asked: QuestionToAnswer): Readable => {
  const { body, line, end } = openLineStream();
  void runAnswer(deps, asked, line).finally(end);
  return body;
};

/** Answers a queued question without a client that reads the stream. Refunds the credit on failure. */
export const answerLater = (deps: AnswerDeps, asked: QuestionToAnswer): Promise<void> =>
  runAnswer(deps, asked, () => undefined);
