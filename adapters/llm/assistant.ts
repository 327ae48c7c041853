import * as z from 'zod/mini';
import { catch as otherwise } from 'zod/mini';
import {
  type AssistantModel,
  ModelError,
  type StreamChunk,
  type AssistantRequest,
  type ToolDefinition,
} from '#features/chat/server/ports.ts';
import { streamEvents, type TimeoutOptions } from './events.ts';
import { sourceOf } from './openai.ts';

interface AssistantOptions extends TimeoutOptions {
  /** Base URL, without /chat/completions. */
  readonly url: string;
  readonly key?: string | undefined;
  readonly model: string;
  /** Newer models name the token limit differently and take no temperature. */
  readonly isNewer?: boolean | undefined;
}

export const TEMPERATURE = 0.7;
/** About 500 words; Kiswahili needs more tokens per word. */
export const MAX_TOKENS = 1_200;
/** Maximum number of tool rounds before the model must answer. */
export const MAX_TOOL_CALLS = 3;

const count = otherwise(z.number(), 0);
const chunkSchema = z.object({
  choices: otherwise(
    z.array(
      z.object({
        delta: otherwise(
          z.object({
            content: otherwise(z.nullable(z.string()), null),
            tool_calls: otherwise(
              z.array(
                z.object({
                  index: count,
                  id: otherwise(z.string(), ''),
                  function: otherwise(
                    z.object({ name: otherwise(z.string(), ''), arguments: otherwise(z.string(), '') }),
                    { name: '', arguments: '' },
                  ),
                }),
              ),
              [],
            ),
          }),
          { content: null, tool_calls: [] },
        ),
        finish_reason: otherwise(z.nullable(z.string()), null),
      }),
    ),
    [],
  ),
  usage: otherwise(z.nullable(z.object({ prompt_tokens: count, completion_tokens: count })), null),
  error: z.optional(z.unknown()),
});

interface Call {
  id: string;
  name: string;
  args: string;
}

const messagesOf = ({ system, turns, picture }: AssistantRequest): object[] => [
  { role: 'system', content: system },
  ...turns.map(({ role, content }, i) =>
    picture && i === turns.length - 1
      ? {
          role,
          content: [
            { type: 'text', text: content },
            {
              type: 'image_url',
              image_url: {
                url: `data:${picture.mimeType};base64,${Buffer.from(picture.bytes).toString('base64')}`,
              },
            },
          ],
        }
      : { role, content },
  ),
];

const toolOf = ({ name, description, parameters }: ToolDefinition): object => ({
  type: 'function',
  function: { name, description, parameters },
});

const parseArgs = (text: string): unknown => {
  try {
    return JSON.parse(text || '{}');
  } catch {
    return {};
  }
};

/** The model's tool calls, and their results. */
const toolResultMessages = (calls: readonly Call[], use: AssistantRequest['callTool']): object[] => [
  {
    role: 'assistant',
    content: null,
    tool_calls: calls.map(({ id, name, args }) => ({
      id,
      type: 'function',
      function: { name, arguments: args },
    })),
  },
  ...calls.map(({ id, name, args }) => ({
    role: 'tool',
    tool_call_id: id,
    content: use(name, parseArgs(args)),
  })),
];

/**
 * Client for any service with OpenAI's streaming chat completions: OpenAI, OpenRouter, Groq, llama.cpp,
 * Ollama, vLLM.
 */
export const openAiAssistant = ({
  url,
  key,
  model,
  isNewer,
  ...patience
}: AssistantOptions): AssistantModel => {
  const bodyOf = (messages: readonly object[], tools: readonly ToolDefinition[]): object => ({
    model,
    messages,
    stream: true,
    stream_options: { include_usage: true },
    ...(isNewer
      ? { max_completion_tokens: MAX_TOKENS }
      : { max_tokens: MAX_TOKENS, temperature: TEMPERATURE }),
    ...(tools.length > 0 && { tools: tools.map(toolOf), tool_choice: 'auto' }),
  });
  async function* streamTurn(
    messages: readonly object[],
    tools: readonly ToolDefinition[],
    calls: Call[],
    signal: AbortSignal,
  ): AsyncGenerator<StreamChunk> {
    let isFinished = false;
    for await (const event of streamEvents({
      url: `${url.replace(/\/$/, '')}/chat/completions`,
      headers: key ? { authorization: `Bearer ${key}` } : {},
      body: bodyOf(messages, tools),
      signal,
      ...patience,
    })) {
      const {
        choices: [first],
        usage,
        error,
      } = chunkSchema.parse(event);
      // Some gateways report a failure of the model behind them inside a 200 response.
      if (error !== undefined) throw new ModelError('the model reported an error');
      if (usage) yield { tokenUsage: { tokensIn: usage.prompt_tokens, tokensOut: usage.completion_tokens } };
      if (!first) continue;
      if (first.delta.content) yield { text: first.delta.content };
      for (const {
        index,
        id,
        function: { name, arguments: args },
      } of first.delta.tool_calls) {
        const call = (calls[index] ??= { id: '', name: '', args: '' });
        Object.assign(call, { id: id || call.id, name: name || call.name, args: call.args + args });
      }
      if (first.finish_reason === 'content_filter') throw new ModelError('the model refused');
      isFinished ||= first.finish_reason !== null;
    }
    if (!isFinished) throw new ModelError('the model broke off');
  }
  return {
    source: sourceOf(model),
    async *answer(question) {
      const messages = messagesOf(question);
      for (let i = 0; i <= MAX_TOOL_CALLS; i++) {
        const calls: Call[] = [];
        yield* streamTurn(messages, i < MAX_TOOL_CALLS ? question.tools : [], calls, question.signal);
        const toolCalls = calls.filter(Boolean);
        if (toolCalls.length === 0) return;
        messages.push(...toolResultMessages(toolCalls, question.callTool));
      }
    },
  };
};
