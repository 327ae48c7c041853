import { packWholeBook } from '#features/chat/domain/book/whole-book.ts';

process.stdout.write(JSON.stringify(await packWholeBook()));
