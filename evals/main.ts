import { evaluateAgronomy } from './agronomy.ts';
import { evaluateAlerts } from './alerts.ts';
import { evaluateChat } from './chat.ts';
import { evaluateCommunity } from './community.ts';
import { evaluateDiagnosis } from './diagnosis.ts';
import { evaluatePrices } from './prices.ts';
import { evaluateYield } from './yield.ts';

const [what = '', ...args] = process.argv.slice(2);
const warn = (text: string): void => console.error(text);

if (what === 'diagnosis') {
  process.exitCode = await evaluateDiagnosis(args, (text) => console.log(text), warn);
} else if (what === 'alerts') {
  process.exitCode = await evaluateAlerts(args, (text) => console.log(text), warn);
} else if (what === 'agronomy') {
  process.exitCode = await evaluateAgronomy(args, (text) => console.log(text), warn);
} else if (what === 'community') {
  process.exitCode = await evaluateCommunity(args, (text) => console.log(text), warn);
} else if (what === 'yield') {
  process.exitCode = await evaluateYield(args, (text) => console.log(text), warn);
} else if (what === 'prices') {
  process.exitCode = await evaluatePrices(args, (text) => console.log(text), warn);
} else if (what === 'chat') {
  process.exitCode = await evaluateChat(args, (text) => console.log(text), warn);
} else {
  warn(
    `usage: npm run -s eval -- diagnosis <folder> [--crop-known] [--json] | alerts <file> | agronomy <file> | community <file> | prices <csv> | yield <csv> [--table] | chat <jsonl> [--show] [--missed]`,
  );
  process.exitCode = 2;
}
