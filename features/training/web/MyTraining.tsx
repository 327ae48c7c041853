import { renderDrawing } from '#features/fields/web/crop-drawings.tsx';
import { useRows } from '#kit/web/store/hooks.ts';
import { Badge } from '#kit/web/ui/Badge.tsx';
import { Stack } from '#kit/web/ui/layout.tsx';
import { List, ListItem } from '#kit/web/ui/List.tsx';
import { useLanguage } from '#kit/web/words.tsx';
import type { ResourceView } from '../contract.ts';
import { lessonDrawing } from './lesson-drawings.ts';
import type { Enrolment } from './projections.ts';
import { useTrainingWords } from './words.ts';

/** The farmer's lessons, newest first; finished ones last. */
export const MyTraining = ({ resources }: { readonly resources: readonly ResourceView[] }) => {
  const words = useTrainingWords();
  const { language } = useLanguage();
  const rows = useRows<Enrolment>('enrolment');
  const known = [...rows]
    .sort(
      (a, b) =>
        Number(a.done_at !== null) - Number(b.done_at !== null) || (a.enrolled_at < b.enrolled_at ? 1 : -1),
    )
    .flatMap((row) => {
      const resource = resources.find(({ slug }) => slug === row.id);
      return resource ? [{ row, resource }] : [];
    });
  if (known.length === 0) return null;
  return (
    <Stack gap="small">
      <h2>{words.mine}</h2>
      <List>
        {known.map(({ row, resource }) => (
          <ListItem
            key={row.id}
            picture={renderDrawing(lessonDrawing(row.id))}
            to={`/training/${row.id}`}
            title={resource.title[language]}
            subtitle={words.progress(row.read.length, resource.sections)}
            trailing={row.done_at ? <Badge>{words.done}</Badge> : undefined}
          />
        ))}
      </List>
    </Stack>
  );
};
