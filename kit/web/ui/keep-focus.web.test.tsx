import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { keepFocus } from './keep-focus.ts';

const wait = (): Promise<void> => new Promise((done) => setTimeout(done, 120));
const byId = <T extends HTMLElement>(id: string): T => document.getElementById(id) as T;

beforeAll(keepFocus);
beforeEach(() => {
  // jsdom has no layout.
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
  document.body.innerHTML = `
    <main><h1 tabindex="-1">Tasks</h1>
      <ul><li><button id="first">1</button></li><li><button id="second">2</button></li></ul>
      <input id="text" /></main>`;
});
afterEach(() => {
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

test('when a row with the focus goes, the next row gets it, and without one the row before', async () => {
  byId('first').focus();
  byId('first').parentElement!.remove();
  await wait();
  expect(document.activeElement?.id).toBe('second');
  document.querySelector('ul')!.insertAdjacentHTML('afterbegin', '<li><button id="zero">0</button></li>');
  byId('second').parentElement!.remove();
  await wait();
  expect(document.activeElement?.id).toBe('zero');
});

test('a control that is enabled again gets the focus back', async () => {
  byId('second').focus();
  byId('second').setAttribute('aria-busy', 'true');
  byId('second').blur();
  byId<HTMLButtonElement>('second').disabled = true;
  await wait();
  expect(document.activeElement).toBe(document.body);
  byId('second').removeAttribute('aria-busy');
  byId<HTMLButtonElement>('second').disabled = false;
  await wait();
  expect(document.activeElement?.id).toBe('second');
});

test('a text field that the farmer left stays left when the page changes: its keyboard does not return', async () => {
  byId('text').focus();
  byId('text').blur();
  await wait();
  byId('first').remove();
  await wait();
  expect(document.activeElement).toBe(document.body);
});

test('after a tap beside all controls, nothing gets the focus', async () => {
  byId('first').focus();
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  byId('first').blur();
  byId('second').remove();
  await wait();
  expect(document.activeElement).toBe(document.body);
});
