import * as z from 'zod/mini';
import { catch as withFallback } from 'zod/mini';
import {
  type AssistantModel,
  ModelError,
  type StreamChunk,
  type AssistantRequest,
  type ToolDefinition,
} from '#features/chat/server/ports.ts';
import { modelLabel } from './openai.ts';
import { streamEvents, type TimeoutOptions } from './server-sent-events.ts';

interface AssistantOptions extends TimeoutOptions {
  /** Base URL, without /chat/completions. */
  readonly url: string;
  readonly key?: string | undefined;
  readonly model: string;
  /**
   * Sends `max_completion_tokens` instead of `max_tokens`, and no temperature, as newer OpenAI models
   * require.
   */
  readonly usesMaxCompletionTokens?: boolean | undefined;
}

export const TEMPERATURE = 0.7;
/** About 500 words; Kiswahili needs more tokens per word. */
export const MAX_TOKENS = 1_200;
/** Maximum number of tool rounds before the model must answer. */
export const MAX_TOOL_ROUNDS = 3;

const count = withFallback(z.number(), 0);
const chunkSchema = z.object({
  choices: withFallback(
    z.array(
      z.object({
        delta: withFallback(
          z.object({
            content: withFallback(z.nullable(z.string()), null),
            tool_calls: withFallback(
              z.array(
                z.object({
                  index: count,
                  id: withFallback(z.string(), ''),
                  function: withFallback(
                    z.object({ name: withFallback(z.string(), ''), arguments: withFallback(z.string(), '') }),
                    { name: '', arguments: '' },
                  ),
                }),
              ),
              [],
            ),
          }),
          { content: null, tool_calls: [] },
        ),
        finish_reason: withFallback(z.nullable(z.string()), null),
      }),
    ),
    [],
  ),
  usage: withFallback(z.nullable(z.object({ prompt_tokens: count, completion_tokens: count })), null),
  error: z.optional(z.unknown()),
});

interface ToolCall {
  id: string;
  name: string;
  args: string;
}

const messagesOf = ({ system, turns, image }: AssistantRequest): object[] => [
  { role: 'system', content: system },
  ...turns.map(({ role, content }, i) =>
    image && i === turns.length - 1
      ? {
          role,
          content: [
            { type: 'text', text: content },
            {
              type: 'image_url',
              image_url: {
                url: `data:${image.mimeType};base64,${Buffer.from(image.bytes).toString('base64')}`,
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

interface Round {
  /** What the model said before its tool calls. */
  text: string;
  /** By the index that the stream gives them; may have gaps. */
  readonly toolCalls: ToolCall[];
}

/** Runs the tool calls and returns the messages for the next round: the calls, then one result each. */
const toolCallAndResultMessages = (
  text: string,
  calls: readonly ToolCall[],
  callTool: AssistantRequest['callTool'],
): object[] => [
  {
    role: 'assistant',
    content: text || null,
    tool_calls: calls.map(({ id, name, args }) => ({
      id,
      type: 'function',
      function: { name, arguments: args },
    })),
  },
  ...calls.map(({ id, name, args }) => ({
    role: 'tool',
    tool_call_id: id,
    content: callTool(name, parseArgs(args)),
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
  usesMaxCompletionTokens,
  ...timeouts
}: AssistantOptions): AssistantModel => {
  const bodyOf = (messages: readonly object[], tools: readonly ToolDefinition[]): object => ({
    model,
    messages,
    stream: true,
    stream_options: { include_usage: true },
    ...(usesMaxCompletionTokens
      ? { max_completion_tokens: MAX_TOKENS }
      : { max_tokens: MAX_TOKENS, temperature: TEMPERATURE }),
    ...(tools.length > 0 && { tools: tools.map(toolOf), tool_choice: 'auto' }),
  });
  async function* streamTurn(
    messages: readonly object[],
    tools: readonly ToolDefinition[],
    round: Round,
    signal: AbortSignal,
  ): AsyncGenerator<StreamChunk> {
    let isFinished = false;
    for await (const event of streamEvents({
      url: `${url.replace(/\/$/, '')}/chat/completions`,
      headers: key ? { authorization: `Bearer ${key}` } : {},
      body: bodyOf(messages, tools),
      signal,
      ...timeouts,
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
      if (first.delta.content) {
        round.text += first.delta.content;
        yield { text: first.delta.content };
      }
      for (const {
        index,
        id,
        function: { name, arguments: args },
      } of first.delta.tool_calls) {
        const call = (round.toolCalls[index] ??= { id: '', name: '', args: '' });
        Object.assign(call, { id: id || call.id, name: name || call.name, args: call.args + args });
      }
      if (first.finish_reason === 'content_filter') throw new ModelError('the model refused');
      isFinished ||= first.finish_reason !== null;
    }
    if (!isFinished) throw new ModelError('the stream ended before the model finished');
  }
  return {
    modelLabel: modelLabel(model),
    async *answer(request) {
      const messages = messagesOf(request);
      for (let i = 0; i <= MAX_TOOL_ROUNDS; i++) {
        const round: Round = { text: '', toolCalls: [] };
        yield* streamTurn(messages, i < MAX_TOOL_ROUNDS ? request.tools : [], round, request.signal);
        const toolCalls = round.toolCalls.filter(Boolean);
        if (toolCalls.length === 0) return;
        messages.push(...toolCallAndResultMessages(round.text, toolCalls, request.callTool));
      }
    },
  };
};
