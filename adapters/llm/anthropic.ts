import * as z from 'zod/mini';
import { catch as otherwise } from 'zod/mini';
import {
  type AssistantModel,
  ModelRefused,
  type Piece,
  type QuestionForAssistant,
  type ToolForModel,
} from '#features/chat/server/ports.ts';
import { MAX_TOKENS, TEMPERATURE, MAX_TOOL_CALLS } from './assistant.ts';
import { eventsOf, type Patience } from './events.ts';
import { sourceOf } from './openai.ts';

interface AnthropicOptions extends Patience {
  /** Base URL, without /v1/messages. */
  readonly url?: string | undefined;
  readonly key: string;
  readonly model: string;
}

const VERSION = '2023-06-01';
const text = otherwise(z.string(), '');
const count = otherwise(z.number(), 0);
const usage = otherwise(z.object({ input_tokens: count, output_tokens: count }), {
  input_tokens: 0,
  output_tokens: 0,
});
const event = z.object({
  type: text,
  index: count,
  message: otherwise(z.object({ usage }), { usage: { input_tokens: 0, output_tokens: 0 } }),
  content_block: otherwise(z.object({ type: text, id: text, name: text }), { type: '', id: '', name: '' }),
  delta: otherwise(
    z.object({ text, partial_json: text, stop_reason: otherwise(z.nullable(z.string()), null) }),
    { text: '', partial_json: '', stop_reason: null },
  ),
  usage,
});

interface Call {
  readonly id: string;
  readonly name: string;
  args: string;
}
interface Heard {
  readonly calls: Map<number, Call>;
  said: string;
  stop: string | null;
}

const messagesOf = ({ turns, picture }: QuestionForAssistant): object[] =>
  turns.map(({ role, content }, i) =>
    picture && i === turns.length - 1
      ? {
          role,
          content: [
            {
              type: 'image',
              source: {
                type: 'base64',
                media_type: picture.mimeType,
                data: Buffer.from(picture.bytes).toString('base64'),
              },
            },
            { type: 'text', text: content },
          ],
        }
      : { role, content },
  );

const toolOf = ({ name, description, parameters }: ToolForModel): object => ({
  name,
  description,
  input_schema: parameters,
});
const argsOf = (given: string): unknown => {
  try {
    return JSON.parse(given || '{}');
  } catch {
    return {};
  }
};

const lookedUp = ({ calls, said }: Heard, use: QuestionForAssistant['use']): object[] => [
  {
    role: 'assistant',
    content: [
      ...(said ? [{ type: 'text', text: said }] : []),
      ...[...calls.values()].map(({ id, name, args }) => ({
        type: 'tool_use',
        id,
        name,
        input: argsOf(args),
      })),
    ],
  },
  {
    role: 'user',
    content: [...calls.values()].map(({ id, name, args }) => ({
      type: 'tool_result',
      tool_use_id: id,
      content: use(name, argsOf(args)),
    })),
  },
];

/** Handles one event of the stream: returns its text and updates the state. */
function* hear(raw: Record<string, unknown>, heard: Heard): Generator<Piece> {
  const { type, index, message, content_block: block, delta, usage: used } = event.parse(raw);
  if (type === 'error') throw new ModelRefused('the model broke off');
  if (type === 'message_start') yield { spent: { tokensIn: message.usage.input_tokens, tokensOut: 0 } };
  if (type === 'content_block_start' && block.type === 'tool_use')
    heard.calls.set(index, { id: block.id, name: block.name, args: '' });
  if (type === 'content_block_delta') {
    const call = heard.calls.get(index);
    if (call) call.args += delta.partial_json;
    heard.said += delta.text;
    if (delta.text) yield { text: delta.text };
  }
  if (type !== 'message_delta') return;
  heard.stop = delta.stop_reason ?? heard.stop;
  yield { spent: { tokensIn: 0, tokensOut: used.output_tokens } };
}

/** Client for Anthropic's streaming API. */
export const anthropicAssistant = ({
  url = 'https://api.anthropic.com',
  key,
  model,
  ...patience
}: AnthropicOptions): AssistantModel => {
  async function* round(
    question: QuestionForAssistant,
    messages: readonly object[],
    tools: readonly ToolForModel[],
    heard: Heard,
  ): AsyncGenerator<Piece> {
    const body = {
      model,
      max_tokens: MAX_TOKENS,
      temperature: TEMPERATURE,
      system: question.system,
      messages,
      stream: true,
      ...(tools.length > 0 && { tools: tools.map(toolOf) }),
    };
    const headers = { 'x-api-key': key, 'anthropic-version': VERSION };
    for await (const raw of eventsOf({
      url: `${url.replace(/\/$/, '')}/v1/messages`,
      headers,
      body,
      signal: question.signal,
      ...patience,
    }))
      yield* hear(raw, heard);
    if (heard.stop === null) throw new ModelRefused('the model broke off');
    if (heard.stop === 'refusal') throw new ModelRefused('the model refused');
  }
  return {
    source: sourceOf(model),
    async *answer(question) {
      const messages = messagesOf(question);
      for (let i = 0; i <= MAX_TOOL_CALLS; i++) {
        const heard: Heard = { calls: new Map(), said: '', stop: null };
        // The API requires the tool definitions while any message mentions a tool, so the last round keeps
        // them and ignores tool calls.
        yield* round(question, messages, question.tools, heard);
        if (heard.calls.size === 0 || i === MAX_TOOL_CALLS) return;
        messages.push(...lookedUp(heard, question.use));
      }
    },
  };
};
