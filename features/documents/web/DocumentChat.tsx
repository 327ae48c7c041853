import { FilePicker } from '#features/farm-data/web/FilePicker.tsx';
import { useFormat } from '#kit/web/format.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { EmptyState } from '#kit/web/ui/Empty.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { Progress } from '#kit/web/ui/Progress.tsx';
import { Skeleton } from '#kit/web/ui/Skeleton.tsx';
import { Conversation } from './Conversation.tsx';
import { LoadedCard } from './LoadedCard.tsx';
import { PDF_READER_BYTES } from './pdf/reader-size.ts';
import { useGuideToRead } from './use-guide-to-read.ts';
import { useIsReaderCached } from './use-is-reader-cached.ts';
import { type Reading, useOpenDocument } from './use-open-document.ts';
import { useDocumentWords } from './words.ts';

const ACCEPTED = '.pdf,.txt,application/pdf,text/plain';

const ReadingProgress = ({ reading, cancel }: { readonly reading: Reading; readonly cancel: () => void }) => {
  const words = useDocumentWords();
  const format = useFormat();
  const bar =
    reading.stage === 'reading' ? (
      <Progress
        label={words.reading(format.number(reading.page), format.number(reading.of))}
        done={reading.page}
        total={reading.of}
      />
    ) : (
      <Progress label={reading.stage === 'fetching' ? words.fetching : words.readingText} />
    );
  return (
    <Stack>
      {bar}
      <Button tone="quiet" onClick={cancel}>
        {words.stop}
      </Button>
    </Stack>
  );
};

/** Shown before the first PDF: the download size of the reader. */
const ReaderNote = () => {
  const words = useDocumentWords();
  const format = useFormat();
  const isKept = useIsReaderCached();
  return isKept === false ? (
    <MutedText>{words.readerNeeded(format.number(PDF_READER_BYTES / 1e6, 2))}</MutedText>
  ) : null;
};

/** No document, one being read, or an open one with its conversation (DOC-12). */
export const DocumentChat = () => {
  const words = useDocumentWords();
  const chat = useOpenDocument();
  useGuideToRead(chat.isRestored, chat.show);
  const { open, isRestored: looked, messages, reading, refused } = chat;
  const pick = (quiet: boolean) => (
    <FilePicker
      label={quiet ? words.another : words.choose}
      accept={ACCEPTED}
      quiet={quiet}
      onPick={(file) => {
        void chat.openPickedFile(file);
      }}
    />
  );
  if (!looked) return <Skeleton shapes={['title', 'line', 'card']} />;
  if (reading) return <ReadingProgress reading={reading} cancel={chat.cancel} />;
  return (
    <Stack>
      {open === null && <EmptyState drawing="history" sentence={words.intro} action={pick(false)} />}
      {refused && <Notice tone="warn">{refused}</Notice>}
      {open === null ? (
        <ReaderNote />
      ) : (
        <>
          <LoadedCard
            open={open}
            onRemove={() => {
              void chat.remove();
            }}
            another={pick(true)}
          />
          <Conversation key={chat.conversation} document={open.document} messages={messages} add={chat.add} />
        </>
      )}
    </Stack>
  );
};
