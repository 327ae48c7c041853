import { expect, test } from 'vitest';
import { importNames } from './named-classes.ts';

test('classes are imported by name, except of a style sheet that is used as an object', () => {
  const both = "import styles from './A.module.css';\nimport list from '#kit/web/ui/List.module.css';\n";
  expect(importNames(`${both}use(styles.button, list.row);`)).toBe(
    "import * as styles from './A.module.css';\nimport * as list from '#kit/web/ui/List.module.css';\nuse(styles.button, list.row);",
  );
  expect(importNames(`${both}use(styles[tone], list.row);`)).toBe(
    "import styles from './A.module.css';\nimport * as list from '#kit/web/ui/List.module.css';\nuse(styles[tone], list.row);",
  );
});
