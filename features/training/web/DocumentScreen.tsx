import { useState } from 'react';
import { useSearch } from 'wouter';
import type { Language } from '#kit/pure/words.ts';
import { useCachedCall } from '#kit/web/cached-call.ts';
import { call } from '#kit/web/call.ts';
import { readPreference, writePreference } from '#kit/web/preference.ts';
import { useRefusalText } from '#kit/web/refusal.ts';
import { Button, IconButton, LinkButton } from '#kit/web/ui/Button.tsx';
import { Choice } from '#kit/web/ui/Choice.tsx';
import { EmptyState } from '#kit/web/ui/Empty.tsx';
import { Select } from '#kit/web/ui/Field.tsx';
import { BackIcon, ChatIcon, DownloadIcon, ForwardIcon } from '#kit/web/ui/icons.tsx';
import { SpaceBetween, Stack } from '#kit/web/ui/layout.tsx';
import { Progress } from '#kit/web/ui/Progress.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { Skeleton } from '#kit/web/ui/Skeleton.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import type { Block } from '#knowledge/lessons/types.ts';
import { type GuideReading, type GuideView, listGuides, readGuide } from '../contract.ts';
import { guideAddress, guideAt } from '../domain/guide-address.ts';
import { Blocks, type TextSize } from './Blocks.tsx';
import { guideKey } from './saved-documents.ts';
import { NoVoiceNotice, Speak } from './Speak.tsx';
import { useDocument } from './use-document.ts';
import { useGuideFile } from './use-guide-file.ts';
import { useTrainingRefusals, useTrainingWords } from './words.ts';
import styles from './Blocks.module.css';

const SIZE_KEY = 'document_text_size';
const sizes = [
  { value: '0', label: 'A' },
  { value: '1', label: 'A+' },
  { value: '2', label: 'A++' },
] as const;
const savedSize = (): TextSize => {
  const n = Number(readPreference(SIZE_KEY));
  return n === 1 || n === 2 ? n : 0;
};

const Download = ({ guide }: { readonly guide: GuideView }) => {
  const words = useTrainingWords();
  const { bytes, download } = useGuideFile(guide);
  const get = async (): Promise<void> => {
    const isSaved = await download();
    showToast(isSaved ? words.downloaded : words.saveFailed, { tone: isSaved ? 'good' : 'bad' });
  };
  return (
    <>
      <Button
        tone="quiet"
        icon={DownloadIcon}
        busy={bytes !== null}
        onClick={() => {
          void get();
        }}
      >
        {words.download}
      </Button>
      {bytes !== null && (
        <Progress label={words.downloading} done={bytes} total={guide.fileSize} unit="bytes" />
      )}
    </>
  );
};

/** Key of the last page read, because a guide is not read in one evening. */
const lastPageKey = (id: string, language: Language): string => `document_page ${id} ${language}`;

/** The part of the table of contents that this page belongs to. */
const entryIndexAt = (contents: readonly { readonly page: number }[], page: number): number =>
  contents.reduce((last, entry, n) => (entry.page <= page ? n : last), 0);

const GoTo = ({
  reading: { contents = [], pages },
  page,
  go,
}: {
  readonly reading: GuideReading;
  readonly page: number;
  readonly go: (to: number) => void;
}) => {
  const words = useTrainingWords();
  const places = contents.length > 0 ? contents : pages.map((_, n) => ({ text: '', page: n + 1 }));
  return (
    <Select
      label={words.goTo}
      value={String(entryIndexAt(places, page + 1))}
      onChange={(n) => go(places[Number(n)]!.page - 1)}
      options={places.map((place, n) => ({
        value: String(n),
        label: [place.text, place.page].filter(Boolean).join(' · '),
      }))}
    />
  );
};

const Pages = ({
  reading,
  guide,
}: {
  readonly reading: GuideReading;
  readonly guide: GuideView | undefined;
}) => {
  const { title, pages, language, id } = reading;
  const words = useTrainingWords();
  const [page, setPage] = useState(() =>
    Math.min(Number(readPreference(lastPageKey(id, language))) || 0, pages.length - 1),
  );
  const [size, setSize] = useState(savedSize);
  // The contract's block type is looser than `Block`.
  const blocks = (pages[page] ?? []) as unknown as readonly Block<string>[];
  const go = (to: number): void => {
    const within = Math.min(Math.max(to, 0), pages.length - 1);
    setPage(within);
    writePreference(lastPageKey(id, language), String(within));
    window.scrollTo(0, 0);
  };
  const resize = (to: string): void => {
    writePreference(SIZE_KEY, to);
    setSize(savedSize());
  };
  const pageButtons = (
    <div className={styles.turn}>
      <IconButton label={words.back} icon={BackIcon} disabled={page === 0} onClick={() => go(page - 1)} />
      <span role="status">{words.page(page + 1, pages.length)}</span>
      <IconButton
        label={words.next}
        icon={ForwardIcon}
        disabled={page === pages.length - 1}
        onClick={() => go(page + 1)}
      />
    </div>
  );
  return (
    <Stack>
      <SpaceBetween gap="small">
        <Choice<string> label={words.textSize} value={String(size)} onChange={resize} options={sizes} />
        <Speak title={title} blocks={blocks} language={language} />
      </SpaceBetween>
      <GoTo reading={reading} page={page} go={go} />
      {pageButtons}
      <div lang={language}>
        <Blocks blocks={blocks} size={size} under="screen" />
      </div>
      {pageButtons}
      <LinkButton
        tone="quiet"
        icon={ChatIcon}
        to={`/document-chat?guide=${encodeURIComponent(guideAddress(id, language))}`}
      >
        {words.askGuide}
      </LinkButton>
      {guide && <Download guide={guide} />}
      <NoVoiceNotice language={language} />
    </Stack>
  );
};

interface GuideKey {
  readonly id: string;
  readonly language: Language;
}

const Reader = ({ id, language, guide }: GuideKey & { readonly guide: GuideView | undefined }) => {
  const words = useTrainingWords();
  const say = useRefusalText(useTrainingRefusals());
  const { value, refusal, isLoading, refresh } = useDocument<GuideReading>({
    key: guideKey(id, language),
    edition: guide ? `${guide.lastUpdated} ${guide.readingSize}` : null,
    versionOf: (reading) => reading.lastUpdated,
    call: () => call(readGuide, { params: { id, language } }, { timeoutMs: 120_000 }),
  });
  return (
    <Screen title={value?.title ?? words.document} back="/pro-resource">
      {value ? (
        <Pages reading={value} guide={guide} />
      ) : refusal === null || isLoading ? (
        <Skeleton shapes={['title', 'line', 'line', 'card']} />
      ) : (
        <EmptyState
          drawing="network"
          sentence={refusal.code === 'network.unreachable' ? words.documentKept : say(refusal)}
          action={
            <Button tone="quiet" onClick={refresh}>
              {words.retry}
            </Button>
          }
        />
      )}
    </Screen>
  );
};

/** The list contains the current edition, so that the cached copy is not fetched again needlessly. */
const Document = ({ id, language }: GuideKey) => {
  const words = useTrainingWords();
  const { value, refusal, isCacheRead } = useCachedCall(listGuides, '1');
  if (value === null && (refusal === null || !isCacheRead))
    return (
      <Screen title={words.document} back="/pro-resource">
        <Skeleton shapes={['title', 'line', 'line', 'card']} />
      </Screen>
    );
  return (
    <Reader
      id={id}
      language={language}
      guide={value?.guides.find((one) => one.id === id && one.language === language)}
    />
  );
};

/** Reads the guide named in the URL if it is one of ours. The URL decides nothing else (DOC-05). */
export const DocumentScreen = () => {
  const words = useTrainingWords();
  const guide = guideAt(new URLSearchParams(useSearch()).get('url'), location.origin);
  if (guide) return <Document key={`${guide.id}:${guide.language}`} {...guide} />;
  return (
    <Screen title={words.document} back="/pro-resource">
      <EmptyState
        drawing="found"
        sentence={words.notOurs}
        action={<LinkButton to="/pro-resource">{words.guides}</LinkButton>}
      />
    </Screen>
  );
};
