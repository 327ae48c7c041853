import { openPlace, whyNot } from './seed/place.ts';
import { seedPeople } from './seed/seed-people.ts';
import { emailOf, marked, PASSWORD, village } from './seed/village.ts';

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const fail = (why: string): never => {
  process.stderr.write(`Nothing was seeded. ${why}\n`);
  process.exit(1);
};

const refusal = whyNot(process.env);
if (refusal) fail(refusal);

const place = await openPlace(process.env).catch((error: Error) => fail(error.message));
try {
  await seedPeople(place, new Date());
} finally {
  await place.leave();
}
say(`The sample village is there. Everybody's password: ${PASSWORD}`);
for (const person of village)
  say(`  ${emailOf(person).padEnd(34)} ${marked(person.name).padEnd(26)} ${person.shows}`);
