import { afterAll, beforeAll, expect, test } from 'vitest';
import { blankTask } from '#features/tasks/domain/task.ts';
import { newId } from '#kit/pure/ids.ts';
import { sql } from '#kit/server/database/database.ts';
import { openTestServer, type TestServer } from '../testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.stop());

const words: Readonly<Record<string, string>> = {
  'half a character': 'My maize \ud83c is yellow since May',
  'turned around': '\u202Eyellow\u202C is my \u2067maize\u2069 since May',
  'marks that nobody sees': 'My\u200B ma\u200Dize\uFEFF is yel\u2060low since May',
  'only emoji': '🌽🌽🌽🌽🌽🌽🌽🌽🌽🌽🌽🌽',
  markup: '<img src=x onerror=alert(1)> <script>alert(1)</script> [x](javascript:alert(1))',
  formula: '=HYPERLINK("http://x","maize") +1 @SUM(1) -cmd',
  'piled marks': `My maize a${'\u0301'.repeat(40)} is yellow since May`,
  'one word': 'x'.repeat(150),
  sql: "'; drop table community_questions; -- my maize is yellow \\",
};

const commandsWith = (
  said: string,
  seen: { readonly question: string; readonly plan: string; readonly task: string },
) => [
  {
    name: 'community.ask',
    args: {
      id: newId(),
      language: 'sw',
      title: said,
      content: said,
      category_id: 'other',
      crop_type: said.slice(0, 50),
      farming_method: null,
      location: null,
      tags: [said.slice(0, 40), 'mahindi'],
      images: [],
    },
  },
  { name: 'community.answer', args: { id: newId(), question_id: seen.question, content: said, images: [] } },
  {
    name: 'community.report',
    args: { id: newId(), target: 'question', target_id: seen.question, reason: 'other', note: said },
  },
  {
    name: 'tasks.add',
    args: {
      ...blankTask(),
      id: newId(),
      title: said,
      description: said,
      assigned_to: said.slice(0, 60),
      suggestion_key: said.slice(0, 100),
      rule: said.slice(0, 70),
      why: said,
      source: said,
      stage: said.slice(0, 30),
    },
  },
  { name: 'tasks.change', args: { id: seen.task, title: said, description: said } },
  {
    name: 'tasks.add_plan',
    args: {
      id: newId(),
      title: said,
      description: said,
      goal: said,
      field_id: null,
      crop_type: said.slice(0, 50),
      start_date: null,
      end_date: null,
    },
  },
  { name: 'tasks.change_plan', args: { id: seen.plan, goal: said } },
  { name: 'tasks.judge_suggestion', args: { key: said.slice(0, 100), verdict: 'ignored' } },
  { name: 'training.enrol', args: { id: said.slice(0, 40), remind_on: null } },
  { name: 'organic.complete', args: { id: newId(), key: said.slice(0, 40), on: '2026-11-22' } },
  { name: 'memory.note', args: { lastInsightShown: said.slice(0, 40) } },
];

test.each(Object.entries(words))(
  'texts that are %s are stored or refused, never an error; stored text does not reverse the text around it',
  async (_kind, said) => {
    const [ann, ben] = [await server.farmer(), await server.farmer()];
    await server.database.asSystem((tx) =>
      tx.run(sql`update auth_users set email_verified = true where id in (${ann.userId}, ${ben.userId})`),
    );
    const seen = { question: newId(), plan: newId(), task: newId() };
    await ann.sync([
      {
        name: 'community.ask',
        args: {
          id: seen.question,
          language: 'en',
          title: `Yellow leaves ${seen.question}`,
          content: 'The lower leaves of my maize turn yellow.',
          category_id: 'other',
          crop_type: null,
          farming_method: null,
          location: null,
          tags: [],
          images: [],
        },
      },
    ]);
    await ben.sync([
      { name: 'tasks.add', args: { ...blankTask(), id: seen.task, title: 'Weed the maize' } },
      {
        name: 'tasks.add_plan',
        args: {
          id: seen.plan,
          title: 'Maize',
          description: null,
          goal: null,
          field_id: null,
          crop_type: null,
          start_date: null,
          end_date: null,
        },
      },
    ]);
    const commands = commandsWith(said, seen);
    const { outcomes } = await ben.sync(commands);
    expect(
      outcomes.map(({ result, code }: { result: string; code?: string }, i: number) => [
        commands[i]!.name,
        /^(?:applied|refused)$/.test(result),
        code === 'sync.invalid' && /^(?:community|tasks)\./.test(commands[i]!.name) ? code : null,
      ]),
    ).toEqual(commands.map(({ name }) => [name, true, null]));
    // Ann reads another user's text.
    const told = JSON.stringify([
      (await ann.sync([])).changes,
      (await ann.ask('GET', '/api/community/questions?status=all')).body,
    ]);
    expect(told).toContain(seen.question);
    expect(told).not.toMatch(/[\u202a-\u202e\u2066-\u2069]|\\u(?:d[89a-f]|202[a-e]|206[6-9])|\p{M}{5}/iu);
  },
);
