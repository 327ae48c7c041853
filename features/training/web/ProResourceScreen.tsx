import { useCachedCall } from '#kit/web/cached-call.ts';
import { useFormat } from '#kit/web/format.ts';
import { useStore, useStoreUser } from '#kit/web/store/hooks.ts';
import { Age } from '#kit/web/ui/Age.tsx';
import { Badge } from '#kit/web/ui/Badge.tsx';
import { Button, LinkButton } from '#kit/web/ui/Button.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { EyeIcon } from '#kit/web/ui/eye-icons.tsx';
import { CheckIcon, DownloadIcon } from '#kit/web/ui/icons.tsx';
import { SpaceBetween, Row, MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { BinIcon } from '#kit/web/ui/more-icons.tsx';
import { Progress } from '#kit/web/ui/Progress.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { Skeleton } from '#kit/web/ui/Skeleton.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { useLanguage } from '#kit/web/words.tsx';
import { type GuideView, listGuides } from '../contract.ts';
import { documentPath } from '../domain/guide-address.ts';
import { LoadFailed } from './LoadFailed.tsx';
import { fileKey, guideKey, deleteDocument, useSavedIndex } from './saved-documents.ts';
import { useGuideFile } from './use-guide-file.ts';
import { useMegabytes, useTrainingWords } from './words.ts';
import styles from './Blocks.module.css';

/** The cached parts of a guide: file and text. */
const SavedGuide = ({ guide: { id, language } }: { readonly guide: GuideView }) => {
  const words = useTrainingWords();
  const megabytes = useMegabytes();
  const store = useStore();
  const userId = useStoreUser();
  const notes = useSavedIndex() ?? {};
  const keys = [fileKey(id, language), guideKey(id, language)].filter((key) => notes[key]);
  if (keys.length === 0 || userId === null) return null;
  const remove = async (): Promise<void> => {
    for (const key of keys) await deleteDocument(store, userId, key);
    showToast(words.removed);
  };
  return (
    <SpaceBetween gap="small">
      <span className={styles.tags}>
        <CheckIcon size={20} />
        {words.saved(megabytes(keys.reduce((sum, key) => sum + notes[key]!.bytes, 0)))}
      </span>
      <Button
        tone="plain"
        icon={BinIcon}
        onClick={() => {
          void remove();
        }}
      >
        {words.remove}
      </Button>
    </SpaceBetween>
  );
};

const Guide = ({ guide }: { readonly guide: GuideView }) => {
  const words = useTrainingWords();
  const megabytes = useMegabytes();
  const format = useFormat();
  const { bytes, download } = useGuideFile(guide);
  const { id, title, description, type, url, pages, fileSize, lastUpdated, readingSize } = guide;
  const get = async (): Promise<void> => {
    const isSaved = await download();
    showToast(isSaved ? words.downloaded : words.saveFailed, { tone: isSaved ? 'good' : 'bad' });
  };
  return (
    <Card labelledBy={`guide-${id}`}>
      <Stack gap="small">
        <SpaceBetween gap="small">
          <h2 id={`guide-${id}`}>{title}</h2>
          <Badge tone="maize">{words.guideTypes[type]}</Badge>
        </SpaceBetween>
        <p>{description}</p>
        <MutedText>{words.guideFigures(pages, megabytes(fileSize), format.shortDay(lastUpdated))}</MutedText>
        <Row gap="small">
          <LinkButton tone="quiet" icon={EyeIcon} to={documentPath(url, title)}>
            {words.view}
          </LinkButton>
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
        </Row>
        {bytes !== null && <Progress label={words.downloading} done={bytes} total={fileSize} unit="bytes" />}
        <MutedText>{words.readingSize(megabytes(readingSize))}</MutedText>
        <SavedGuide guide={guide} />
      </Stack>
    </Card>
  );
};

/** The two Pro guides. Users without Pro are redirected to /upgrade first (DOC-01). */
export const ProResourceScreen = () => {
  const words = useTrainingWords();
  const { language } = useLanguage();
  const { value, at, refusal, isLoading, isCacheRead, reload } = useCachedCall(listGuides, '1');
  return (
    <Screen title={words.guides} back="/training" wide>
      <Stack>
        <MutedText>{words.guidesLead}</MutedText>
        {refusal !== null && isCacheRead && (
          <LoadFailed
            what={words.guidesFailed}
            hasCached={value !== null}
            retryButton={
              <Button tone="quiet" busy={isLoading} onClick={reload}>
                {words.retry}
              </Button>
            }
          />
        )}
        {refusal !== null && value !== null && <Age at={at} kind="saved" />}
        {value === null && refusal === null && <Skeleton shapes={['card', 'card']} />}
        <div className="columns">
          {value?.guides
            .filter((guide) => guide.language === language)
            .map((guide) => (
              <Guide key={guide.id} guide={guide} />
            ))}
        </div>
      </Stack>
    </Screen>
  );
};
