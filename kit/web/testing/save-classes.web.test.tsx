import { expect, test } from 'vitest';
import { saveClasses } from './save-classes.ts';

test('restores changed, added and deleted methods of the page’s classes', () => {
  const { getContext } = HTMLCanvasElement.prototype;
  const { now } = Date;
  const restore = saveClasses();
  HTMLCanvasElement.prototype.getContext = () => null;
  Object.assign(HTMLCanvasElement.prototype, { added: 1 });
  Reflect.deleteProperty(Date, 'now');
  restore();
  expect([HTMLCanvasElement.prototype.getContext, 'added' in HTMLCanvasElement.prototype, Date.now]).toEqual([
    getContext,
    false,
    now,
  ]);
});
