import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../commands/ready.mjs';
import { proofsInSource, proofsThatPassed, readLedger, readStates } from './files.ts';
import { renderLedger } from './page.ts';
import { writeReadmeFigures } from './readme.ts';

// `-- --from-source` uses every title in the test files, for a preview between two test runs.
const fromSource = process.argv.includes('--from-source');
const proofs = fromSource ? proofsInSource() : proofsThatPassed();

writeReadmeFigures();
if (proofs) {
  writeFileSync(path.join(root, 'docs/spec/LEDGER.md'), renderLedger(readLedger(), readStates(), proofs));
  process.stdout.write('docs/spec/LEDGER.md is written.\n');
} else {
  process.stderr.write('No test results yet: run npm test -- --all first.\n');
  process.exitCode = 1;
}
