import { configure } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect } from 'vitest';
import { saveClasses } from './save-classes.ts';

/** React warnings about updates outside `act`, hydration, hooks and keys. A test that causes one fails. */
const WARNINGS =
  /not wrapped in act|not configured to support act|hydrat|Rules of Hooks|change in the order of Hooks|Maximum update depth|Can't perform a React state update|children with the same key|unique "key" prop/i;

afterAll(saveClasses());

const original = console.error;
let warnings: string[] = [];

beforeEach(() => {
  // Set before each test, because `configure` with other options alone turns StrictMode off.
  // Ten seconds, because a lazy part may load slowly on a busy machine.
  configure({ reactStrictMode: true, asyncUtilTimeout: 10_000 });
  warnings = [];
  console.error = (...args: unknown[]) => {
    const text = args.map(String).join(' ');
    if (WARNINGS.test(text)) warnings.push(text);
    original(...args);
  };
});

afterEach(() => {
  console.error = original;
  expect(warnings, 'React warned during this test').toEqual([]);
});
