import { afterEach } from 'vitest';
import { saveFailure } from './failure.ts';
import { openPhones } from './phone.ts';

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await saveFailure(task.file.name, task.name);
  await Promise.all([...openPhones].map((phone) => phone.close().catch(() => undefined)));
  openPhones.clear();
});
