import { loadSettings } from './commands/ready.mjs';
import { emailOf, withSampleLabel, SAMPLE_PASSWORD, samplePeople } from './seed/sample-people.ts';
import { seedPeople } from './seed/seed-people.ts';
import { openSeedTarget, refusalReason } from './seed/seed-target.ts';

const printLine = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const fail = (why: string): never => {
  process.stderr.write(`Nothing was seeded. ${why}\n`);
  process.exit(1);
};

loadSettings();
const refusal = refusalReason(process.env);
if (refusal) fail(refusal);

const place = await openSeedTarget(process.env).catch((error: Error) => fail(error.message));
try {
  await seedPeople(place, new Date(), (done, all, what) => printLine(`${done}/${all} ${what}`));
} finally {
  await place.release();
}
printLine(`The sample data is ready. Password of all accounts: ${SAMPLE_PASSWORD}`);
for (const person of samplePeople)
  printLine(
    `  ${emailOf(person).padEnd(34)} ${withSampleLabel(person.name).padEnd(26)} ${person.description}`,
  );
