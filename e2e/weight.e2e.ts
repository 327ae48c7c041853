import { expect, test } from 'vitest';
import { measureFirstScreens } from '../tools/bench/weight.ts';
import { BUDGET } from '../tools/sizes/measure.ts';

test('the first screen weighs no more than its budget, signed out and with three fields', async () => {
  const { auth, dashboard } = await measureFirstScreens();
  console.log(`first screen, KB gzip: /auth ${auth.js.toFixed(1)} script, ${auth.css.toFixed(1)} style; /dashboard ${dashboard.js.toFixed(1)} script, ${dashboard.css.toFixed(1)} style`);
  for (const { js, css } of [auth, dashboard]) {
    expect(js).toBeGreaterThan(10);
    expect(js).toBeLessThanOrEqual(BUDGET.entryJs);
    expect(css).toBeLessThanOrEqual(BUDGET.entryCss);
  }
});
