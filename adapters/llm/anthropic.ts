import * as z from 'zod/mini';
import { catch as withFallback } from 'zod/mini';
import {
  type AssistantModel,
  ModelError,
  type StreamChunk,
  type AssistantRequest,
  type ToolDefinition,
} from '#features/chat/server/ports.ts';
import { MAX_TOKENS, TEMPERATURE, MAX_TOOL_ROUNDS } from './openai-assistant.ts';
import { modelLabel } from './openai.ts';
import { streamEvents, type TimeoutOptions } from './server-sent-events.ts';

interface AnthropicOptions extends TimeoutOptions {
  /** Base URL, without /v1/messages. */
  readonly url?: string | undefined;
  readonly key: string;
  readonly model: string;
}

const API_VERSION = '2023-06-01';
const text = withFallback(z.string(), '');
const count = withFallback(z.number(), 0);
const usage = withFallback(z.object({ input_tokens: count, output_tokens: count }), {
  input_tokens: 0,
  output_tokens: 0,
});
const eventSchema = z.object({
  type: text,
  index: count,
  message: withFallback(z.object({ usage }), { usage: { input_tokens: 0, output_tokens: 0 } }),
  content_block: withFallback(z.object({ type: text, id: text, name: text }), { type: '', id: '', name: '' }),
  delta: withFallback(
    z.object({ text, partial_json: text, stop_reason: withFallback(z.nullable(z.string()), null) }),
    { text: '', partial_json: '', stop_reason: null },
  ),
  usage,
});

interface ToolCall {
  readonly id: string;
  readonly name: string;
  args: string;
}
interface StreamState {
  readonly calls: Map<number, ToolCall>;
  text: string;
  stopReason: string | null;
}

const messagesOf = ({ turns, image }: AssistantRequest): object[] =>
  turns.map(({ role, content }, i) =>
    image && i === turns.length - 1
      ? {
          role,
          content: [
            {
              type: 'image',
              source: {
                type: 'base64',
                media_type: image.mimeType,
                data: Buffer.from(image.bytes).toString('base64'),
              },
            },
            { type: 'text', text: content },
          ],
        }
      : { role, content },
  );

const toolOf = ({ name, description, parameters }: ToolDefinition): object => ({
  name,
  description,
  input_schema: parameters,
});
const parseArgs = (json: string): unknown => {
  try {
    return JSON.parse(json || '{}');
  } catch {
    return {};
  }
};

/** Runs the tool calls and returns the messages for the next round: the calls, then their results. */
const toolCallAndResultMessages = (
  { calls, text }: StreamState,
  callTool: AssistantRequest['callTool'],
): object[] => [
  {
    role: 'assistant',
    content: [
      ...(text ? [{ type: 'text', text }] : []),
      ...[...calls.values()].map(({ id, name, args }) => ({
        type: 'tool_use',
        id,
        name,
        input: parseArgs(args),
      })),
    ],
  },
  {
    role: 'user',
    content: [...calls.values()].map(({ id, name, args }) => ({
      type: 'tool_result',
      tool_use_id: id,
      content: callTool(name, parseArgs(args)),
    })),
  },
];

/** Handles one event of the stream: returns its text and updates the state. */
function* handleEvent(raw: Record<string, unknown>, state: StreamState): Generator<StreamChunk> {
  const { type, index, message, content_block: block, delta, usage: used } = eventSchema.parse(raw);
  if (type === 'error') throw new ModelError('the model reported an error');
  if (type === 'message_start') yield { tokenUsage: { tokensIn: message.usage.input_tokens, tokensOut: 0 } };
  if (type === 'content_block_start' && block.type === 'tool_use')
    state.calls.set(index, { id: block.id, name: block.name, args: '' });
  if (type === 'content_block_delta') {
    const call = state.calls.get(index);
    if (call) call.args += delta.partial_json;
    state.text += delta.text;
    if (delta.text) yield { text: delta.text };
  }
  if (type !== 'message_delta') return;
  state.stopReason = delta.stop_reason ?? state.stopReason;
  yield { tokenUsage: { tokensIn: 0, tokensOut: used.output_tokens } };
}

/** Client for Anthropic's streaming API. */
export const anthropicAssistant = ({
  url = 'https://api.anthropic.com',
  key,
  model,
  ...timeouts
}: AnthropicOptions): AssistantModel => {
  async function* streamTurn(
    request: AssistantRequest,
    messages: readonly object[],
    tools: readonly ToolDefinition[],
    turnState: StreamState,
  ): AsyncGenerator<StreamChunk> {
    const body = {
      model,
      max_tokens: MAX_TOKENS,
      temperature: TEMPERATURE,
      system: request.system,
      messages,
      stream: true,
      ...(tools.length > 0 && { tools: tools.map(toolOf) }),
    };
    const headers = { 'x-api-key': key, 'anthropic-version': API_VERSION };
    for await (const raw of streamEvents({
      url: `${url.replace(/\/$/, '')}/v1/messages`,
      headers,
      body,
      signal: request.signal,
      ...timeouts,
    }))
      yield* handleEvent(raw, turnState);
    if (turnState.stopReason === null) throw new ModelError('the stream ended before the model finished');
    if (turnState.stopReason === 'refusal') throw new ModelError('the model refused');
  }
  return {
    modelLabel: modelLabel(model),
    async *answer(request) {
      const messages = messagesOf(request);
      for (let i = 0; i <= MAX_TOOL_ROUNDS; i++) {
        const turnState: StreamState = { calls: new Map(), text: '', stopReason: null };
        // The API requires the tool definitions while any message mentions a tool, so the last round keeps
        // them and ignores tool calls.
        yield* streamTurn(request, messages, request.tools, turnState);
        if (turnState.calls.size === 0 || i === MAX_TOOL_ROUNDS) return;
        messages.push(...toolCallAndResultMessages(turnState, request.callTool));
      }
    },
  };
};
