import { Link } from 'wouter';
import { renderDrawing } from '#features/fields/web/crop-drawings.tsx';
import { useSubscriptionContext } from '#kit/web/subscription.tsx';
import { Badge } from '#kit/web/ui/Badge.tsx';
import { Button, ExternalLink } from '#kit/web/ui/Button.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { Stack } from '#kit/web/ui/layout.tsx';
import { DocumentIcon } from '#kit/web/ui/more-icons.tsx';
import { upgradePath } from '#kit/web/upgrade-path.ts';
import { useLanguage } from '#kit/web/words.tsx';
import type { ResourceView } from '../contract.ts';
import { GUIDE_SLUG, linkOf, isFree, splitTags } from '../domain/resource.ts';
import { lessonDrawing } from './lesson-drawings.ts';
import { SaveLesson } from './SaveLesson.tsx';
import { useTraining } from './use-training.ts';
import { useMegabytes, useTrainingWords } from './words.ts';
import styles from './Blocks.module.css';

const Tags = ({ tags }: Pick<ResourceView, 'tags'>) => {
  const words = useTrainingWords();
  const { shown, more } = splitTags(tags);
  return (
    <p className={styles.tags}>
      {shown.map((tag) => (
        <span key={tag}>{words.tags[tag]}</span>
      ))}
      {more > 0 && <span>{words.more(more)}</span>}
    </p>
  );
};

/** Link to the file in the farmer's language, in a new tab (TRN-04). */
const FileLink = ({ resource }: { readonly resource: ResourceView }) => {
  const words = useTrainingWords();
  const megabytes = useMegabytes();
  const { language } = useLanguage();
  const file = resource.files.find((one) => one.language === language) ?? resource.files[0];
  if (!file) return null;
  const size = words.pdf(megabytes(file.bytes), file.pages);
  return (
    <ExternalLink
      tone="plain"
      icon={DocumentIcon}
      href={file.url}
      label={`${words.openPdf}: ${resource.title[language]}, ${size}`}
    >
      {size}
    </ExternalLink>
  );
};

/** Where the card leads: the lesson, the guide, or the plans. */
const useLink = (resource: ResourceView, isDone: boolean | null): { to: string; text: string } | null => {
  const words = useTrainingWords();
  const { isPro } = useSubscriptionContext();
  const link = linkOf(resource, isPro);
  if (link === 'upgrade') {
    const wanted = resource.slug === GUIDE_SLUG ? '/pro-resource' : `/training/${resource.slug}`;
    return { to: upgradePath(wanted), text: words.getPro };
  }
  if (link === 'guide') return { to: '/pro-resource', text: words.open };
  if (resource.sections === 0) return null;
  const text = isDone ? words.again : isDone === null ? words.read : words.goOn;
  return { to: `/training/${resource.slug}`, text };
};

interface TakeAlongProps {
  readonly resource: ResourceView;
  readonly onEnrol: (() => void) | null;
}

const TakeAlong = ({ resource, onEnrol }: TakeAlongProps) => {
  const words = useTrainingWords();
  const { language } = useLanguage();
  return (
    <details className={styles.more}>
      <summary>{words.takeAlong}</summary>
      <Stack gap="small">
        <p>{resource.description[language]}</p>
        {resource.sections > 0 && onEnrol && (
          <Button tone="quiet" onClick={onEnrol}>
            {words.enrol}
          </Button>
        )}
        <div className={styles.acts}>
          {resource.sections > 0 && <SaveLesson slug={resource.slug} bytes={resource.reading_bytes} />}
          {isFree(resource) && <FileLink resource={resource} />}
        </div>
      </Stack>
    </details>
  );
};

export const ResourceCard = ({ resource }: { readonly resource: ResourceView }) => {
  const words = useTrainingWords();
  const megabytes = useMegabytes();
  const { language } = useLanguage();
  const { slug, title, description, category, type, level, tags, sections, files } = resource;
  const { row, enrol } = useTraining(slug, title[language]);
  const link = useLink(resource, row ? row.done_at !== null : null);
  const isOpen = isFree(resource) || link?.to.startsWith('/training');
  const guide = isFree(resource) ? null : files.find((file) => file.language === language);
  return (
    <Card labelledBy={`resource-${slug}`} className={styles.card}>
      <div className={styles.head}>
        <span className={styles.drawing} data-category={category}>
          {renderDrawing(lessonDrawing(slug))}
        </span>
        <div className={styles.title}>
          {!isFree(resource) ? (
            <Badge tone="maize">{words.pro}</Badge>
          ) : (
            resource.is_featured && <Badge>{words.featured}</Badge>
          )}
          <h3 id={`resource-${slug}`}>{title[language]}</h3>
          <small>
            {[
              words.categories[category],
              words.types[type],
              words.levels[level],
              ...(sections > 0 ? [words.parts(sections)] : []),
            ].join(' · ')}
          </small>
          <Tags tags={tags} />
          {link && (
            <Link href={link.to} className={styles.go}>
              {link.text}
            </Link>
          )}
        </div>
      </div>
      {guide && <small>{words.pdf(megabytes(guide.bytes), guide.pages)}</small>}
      {isOpen ? (
        <TakeAlong
          resource={resource}
          onEnrol={
            row
              ? null
              : () => {
                  void enrol();
                }
          }
        />
      ) : (
        <p>{description[language]}</p>
      )}
    </Card>
  );
};
