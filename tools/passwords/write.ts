import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../commands/ready.mjs';
import { commonPasswordsFile } from './list.ts';

writeFileSync(path.join(root, 'features/people/domain/common-passwords.ts'), commonPasswordsFile());
