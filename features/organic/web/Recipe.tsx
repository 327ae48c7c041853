import { LinkButton } from '#kit/web/ui/Button.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { sources } from '#knowledge/sources.ts';
import type { Card } from '../domain/card.ts';
import { useOrganicWords } from './words.ts';
import styles from './organic.module.css';

/** Ingredients, steps, precautions and source (ORG-02). */
export const Recipe = ({
  id,
  card,
  page,
}: {
  readonly id: string;
  readonly card: Card;
  readonly page: string;
}) => {
  const words = useOrganicWords();
  const { title, publisher, basis } = sources[card.source];
  return (
    <div id={id} className={styles.recipe}>
      <Stack>
        <div>
          <h4>{words.needs}</h4>
          <dl className={styles.needs}>
            {card.ingredients.flatMap(({ name, quantity }) => [
              <dt key={name}>{name}</dt>,
              <dd key={`${name} #`}>{quantity}</dd>,
            ])}
          </dl>
        </div>
        <div>
          <h4>{words.how}</h4>
          <ol>
            {card.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
        <div>
          <h4>{words.when}</h4>
          <p>{card.use}</p>
        </div>
        <div>
          <h4>{words.safety}</h4>
          <p>{card.safety}</p>
        </div>
        <div>
          <h4>{words.wait}</h4>
          <p>{card.wait}</p>
        </div>
        <div>
          <h4>{words.results}</h4>
          <dl className={styles.needs}>
            <dt>{words.yieldBoost}</dt>
            <dd>{card.expectedResults.yieldIncrease}</dd>
            <dt>{words.timeToResults}</dt>
            <dd>{card.expectedResults.timeToResults}</dd>
          </dl>
        </div>
        <MutedText>
          {words.source}: {title}, {publisher}
          {basis === 'general' && ` (${words.general})`}
        </MutedText>
        <div>
          <LinkButton to={`/conditions/${page}`} tone="quiet">
            {words.page}
          </LinkButton>
        </div>
      </Stack>
    </div>
  );
};
