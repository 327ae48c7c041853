import { useCachedCall } from '#kit/web/cached-call.ts';
import { Age } from '#kit/web/ui/Age.tsx';
import { Button } from '#kit/web/ui/Button.tsx';
import { EmptyState } from '#kit/web/ui/Empty.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { Skeleton } from '#kit/web/ui/Skeleton.tsx';
import { listResources } from '../contract.ts';
import { visibleResources } from '../domain/resource.ts';
import { LoadFailed } from './LoadFailed.tsx';
import { MyTraining } from './MyTraining.tsx';
import { ResourceCard } from './ResourceCard.tsx';
import { useSavedIndex } from './saved-documents.ts';
import { useMegabytes, useTrainingWords } from './words.ts';

const SavedTotal = () => {
  const words = useTrainingWords();
  const megabytes = useMegabytes();
  const bytes = Object.values(useSavedIndex() ?? {}).reduce((sum, note) => sum + note.bytes, 0);
  return bytes > 0 ? <MutedText>{words.keptAll(megabytes(bytes))}</MutedText> : null;
};

/** The lessons: from the server, or from the last cached list (TRN-08). */
export const TrainingTab = () => {
  const words = useTrainingWords();
  const { value, at, refusal, isLoading, isCacheRead, reload } = useCachedCall(listResources, '1');
  const resources = visibleResources(value?.resources ?? []);
  return (
    <Stack>
      <MutedText>{words.lead}</MutedText>
      {refusal !== null && isCacheRead && (
        <LoadFailed
          what={words.failed}
          hasCached={value !== null}
          retryButton={
            <Button tone="quiet" busy={isLoading} onClick={reload}>
              {words.retry}
            </Button>
          }
        />
      )}
      {refusal !== null && value !== null && <Age at={at} kind="saved" />}
      {value === null && refusal === null && <Skeleton shapes={['card', 'card', 'card']} />}
      <MyTraining resources={resources} />
      {value !== null && resources.length === 0 && <EmptyState drawing="found" sentence={words.none} />}
      {resources.length > 0 && <h2>{words.all}</h2>}
      <div className="columns">
        {resources.map((resource) => (
          <ResourceCard key={resource.slug} resource={resource} />
        ))}
      </div>
      <SavedTotal />
    </Stack>
  );
};
