import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { allowInline, pagePolicy } from './headers.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('the policy allows the page’s own inline script and style, and no other', () => {
  const policy = allowInline(
    pagePolicy,
    '<head><style>body{margin:0}</style>\n<script>check("$&")</script></head><script src="/x.js"></script>',
  );
  expect(policy).toContain(`script-src 'self' ${hash('check("$&")')};`);
  expect(policy).toContain(`style-src 'self' ${hash('body{margin:0}')};`);
  expect(policy).not.toContain('unsafe-inline');
});

test('a page without inline code gets the plain policy', () => {
  expect(allowInline(pagePolicy, '<script src="/x.js"></script>')).toBe(pagePolicy);
});
