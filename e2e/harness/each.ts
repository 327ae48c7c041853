import { afterEach } from 'vitest';
import { sayPages } from './phone.ts';

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await sayPages();
});
