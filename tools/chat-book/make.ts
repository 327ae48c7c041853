import { packWhole } from '#features/chat/domain/whole-book.ts';

process.stdout.write(JSON.stringify(await packWhole()));
