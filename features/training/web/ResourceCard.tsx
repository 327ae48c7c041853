import { useSubscriptionContext } from '#kit/web/subscription.tsx';
import { Badge } from '#kit/web/ui/Badge.tsx';
import { Button, LinkButton, ExternalLink } from '#kit/web/ui/Button.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { SpaceBetween, Row, MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { DocumentIcon, StarIcon } from '#kit/web/ui/more-icons.tsx';
import { useLanguage } from '#kit/web/words.tsx';
import type { ResourceView } from '../contract.ts';
import { linkOf, isFree, splitTags } from '../domain/resource.ts';
import { SaveLesson } from './SaveLesson.tsx';
import { useTraining } from './use-training.ts';
import { useMegabytes, useTrainingWords } from './words.ts';
import styles from './Blocks.module.css';

const Tags = ({ tags }: Pick<ResourceView, 'tags'>) => {
  const words = useTrainingWords();
  const { shown, more } = splitTags(tags);
  return (
    <div className={styles.tags}>
      {shown.map((tag) => (
        <Badge key={tag} tone="plain">
          {words.tags[tag]}
        </Badge>
      ))}
      {more > 0 && <small>{words.more(more)}</small>}
    </div>
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

const ResourceActions = ({ resource }: { readonly resource: ResourceView }) => {
  const words = useTrainingWords();
  const { language } = useLanguage();
  const { isPro } = useSubscriptionContext();
  const { row, enrol } = useTraining(resource.slug, resource.title[language]);
  const link = linkOf(resource, isPro);
  if (link === 'upgrade')
    return (
      <LinkButton tone="quiet" icon={StarIcon} to="/upgrade">
        {words.getPro}
      </LinkButton>
    );
  if (link === 'guide')
    return (
      <LinkButton tone="quiet" to="/pro-resource">
        {words.open}
      </LinkButton>
    );
  return (
    <>
      {resource.sections > 0 && (
        <Row gap="small">
          <LinkButton tone="quiet" to={`/training/${resource.slug}`}>
            {row?.done_at ? words.again : row ? words.goOn : words.read}
          </LinkButton>
          {!row && (
            <Button
              tone="plain"
              onClick={() => {
                void enrol();
              }}
            >
              {words.enrol}
            </Button>
          )}
        </Row>
      )}
      <div className={styles.acts}>
        {resource.sections > 0 && <SaveLesson slug={resource.slug} bytes={resource.reading_bytes} />}
        {isFree(resource) && <FileLink resource={resource} />}
      </div>
    </>
  );
};

export const ResourceCard = ({ resource }: { readonly resource: ResourceView }) => {
  const words = useTrainingWords();
  const megabytes = useMegabytes();
  const { language } = useLanguage();
  const {
    title,
    description,
    category,
    type,
    level,
    tags,
    sections,
    is_featured: isFeatured,
    files,
  } = resource;
  const guide = isFree(resource) ? null : files.find((file) => file.language === language);
  return (
    <Card labelledBy={`resource-${resource.slug}`}>
      <Stack gap="small">
        <SpaceBetween gap="small">
          <h3 id={`resource-${resource.slug}`}>{title[language]}</h3>
          {!isFree(resource) ? (
            <Badge tone="maize">{words.pro}</Badge>
          ) : (
            isFeatured && <Badge>{words.featured}</Badge>
          )}
        </SpaceBetween>
        <p>{description[language]}</p>
        <MutedText>
          {[
            words.categories[category],
            words.types[type],
            words.levels[level],
            ...(sections > 0 ? [words.parts(sections)] : []),
          ].join(' · ')}
        </MutedText>
        <Tags tags={tags} />
        {guide && <MutedText>{words.pdf(megabytes(guide.bytes), guide.pages)}</MutedText>}
        <ResourceActions resource={resource} />
      </Stack>
    </Card>
  );
};
