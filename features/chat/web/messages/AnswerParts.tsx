import { CropDrawing } from '#features/fields/web/CropDrawing.tsx';
import { Steps } from '#kit/web/ui/Steps.tsx';
import type { ChatBlock, ChatFinding, ChatSource } from '../../domain/types.ts';
import { useChatWords } from '../words.ts';
import styles from '../chat.module.css';

/** The finding on its own ground, with the crop. */
export const FindingHead = ({ finding }: { readonly finding: ChatFinding }) => {
  const words = useChatWords();
  const { name, alternative, certainty, crop } = finding;
  return (
    <header className={styles.head}>
      <div>
        {certainty !== 'named' && <small>{words.certainty[certainty]}</small>}
        <h2>{name.slice(0, 1).toUpperCase() + name.slice(1)}</h2>
        {alternative && <small>{words.alternative(alternative)}</small>}
      </div>
      {crop && <CropDrawing crop={crop} />}
    </header>
  );
};

export const Block = ({ kind, title, sentences }: ChatBlock) => {
  const texts = sentences.map(({ text }) => text);
  if (title === null || texts.length === 1)
    return (
      <div className={kind === 'safe' ? styles.safe : kind === 'lead' ? styles.lead : undefined}>
        {texts.map((text, i) => (
          <p key={i}>
            {title !== null && <strong>{/[:?!]$/.test(title) ? title : `${title}:`} </strong>}
            {text}
          </p>
        ))}
      </div>
    );
  return (
    <div className={kind === 'safe' ? styles.safe : undefined}>
      <h2>{title}</h2>
      {kind === 'do' || kind === 'recipe' ? (
        <Steps steps={texts} />
      ) : (
        <ul>
          {texts.map((text, i) => (
            <li key={i}>{text}</li>
          ))}
        </ul>
      )}
    </div>
  );
};

const Source = ({ title, publisher, year, url, basis }: ChatSource) => {
  const words = useChatWords();
  return (
    <li>
      {url ? (
        <a href={url} target="_blank" rel="noopener">
          {title}
        </a>
      ) : (
        title
      )}
      {', '}
      {basis === 'own' ? words.own : [publisher, year].filter(Boolean).join(' ')}
    </li>
  );
};

const SHORT_NAMES = 2;
/** The publishers in one line; a tap lists what was read there. */
export const Sources = ({ sources }: { readonly sources: readonly ChatSource[] }) => {
  const words = useChatWords();
  const names = [
    ...new Set(
      sources.map(({ basis, publisher }) =>
        basis === 'own' ? words.own : publisher.replace(/(,| and | \().*/, '').trim(),
      ),
    ),
  ];
  return (
    <details className={styles.sources}>
      <summary>
        <span className="unseen">{words.sources(sources.length)}: </span>
        {names.slice(0, SHORT_NAMES).join(', ')}
        {names.length > SHORT_NAMES && ` +${names.length - SHORT_NAMES}`}
        {` · ${words.free}`}
      </summary>
      <ol>
        {sources.map((one) => (
          <Source key={one.id} {...one} />
        ))}
      </ol>
      <p>{words.fromBook}</p>
    </details>
  );
};
