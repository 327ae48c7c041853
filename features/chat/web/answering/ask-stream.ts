import type { CallInput, RefusalReply } from '#kit/pure/contract.ts';
import { askModel } from '../../contract-ask.ts';

/**
 * `done`: the answer is complete. Otherwise the reason why all of it is withdrawn; `network.unreachable`
 * during the stream says nothing about how it ended.
 */
type StreamResult = { readonly done: true } | { readonly done: false; readonly code: string };

interface Line {
  readonly text?: string;
  readonly done?: boolean;
  readonly failed?: string;
}
/** Longer than the server's limit for a model. */
const STREAM_TIMEOUT_MS = 120_000;

/** Splits the received text into complete lines and the incomplete rest. */
const linesOf = (text: string): { readonly lines: readonly Line[]; readonly rest: string } => {
  const parts = text.split('\n');
  const rest = parts.pop() ?? '';
  return { rest, lines: parts.filter((part) => part !== '').map((part) => JSON.parse(part) as Line) };
};

const readLines = async (response: Response, onText: (text: string) => void): Promise<StreamResult> => {
  const reader = response.body!.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    const received = linesOf(rest + decoder.decode(value, { stream: !done }));
    rest = received.rest;
    for (const line of received.lines) {
      if (line.text) onText(line.text);
      if (line.failed) return { done: false, code: line.failed };
      if (line.done) return { done: true };
    }
    if (done) return { done: false, code: 'network.unreachable' };
  }
};

/** Asks the server's language model; `onText` receives each checked sentence. Never throws. */
export const askStream = async (
  { body }: CallInput<typeof askModel>,
  onText: (text: string) => void,
): Promise<StreamResult> => {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), STREAM_TIMEOUT_MS);
  try {
    const response = await fetch(askModel.path, {
      method: 'POST',
      credentials: 'same-origin',
      signal: controller.signal,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (response.ok) return await readLines(response, onText);
    const refused = (await response.json().catch(() => null)) as RefusalReply | null;
    return { done: false, code: refused?.refusal.code ?? 'server.fault' };
  } catch {
    return { done: false, code: 'network.unreachable' };
  } finally {
    clearTimeout(timer);
  }
};
