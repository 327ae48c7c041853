import { classes } from '#kit/web/ui/classes.ts';
import { Stack } from '#kit/web/ui/layout.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { Steps } from '#kit/web/ui/Steps.tsx';
import type { Block } from '#knowledge/lessons/types.ts';
import { Picture } from './Picture.tsx';
import styles from './Blocks.module.css';

interface HeadingLevel {
  /** The heading above: the title of the screen, or of a part. */ readonly under?: 'screen' | 'part';
}

const BlockView = ({
  block: { kind, text, items, drawing },
  under,
}: { readonly block: Block<string> } & HeadingLevel) => {
  if (drawing) return <Picture drawing={drawing} />;
  if (items) {
    if (kind === 'steps') return <Steps steps={items} />;
    return (
      <ul>
        {items.map((item, i) => (
          <li key={i}>{item}</li>
        ))}
      </ul>
    );
  }
  if (kind === 'heading') return under === 'screen' ? <h2>{text}</h2> : <h3>{text}</h3>;
  if (kind === 'note') return <Notice tone="warn">{text}</Notice>;
  return <p className={classes(kind === 'soft' && styles.label)}>{text}</p>;
};

export type TextSize = 0 | 1 | 2;
const sizes = [undefined, styles.large, styles.larger] as const;

export const Blocks = ({
  blocks,
  size = 0,
  under = 'part',
}: { readonly blocks: readonly Block<string>[]; readonly size?: TextSize } & HeadingLevel) => (
  <div className={classes(styles.page, sizes[size])}>
    <Stack>
      {blocks.map((block, i) => (
        <BlockView key={i} block={block} under={under} />
      ))}
    </Stack>
  </div>
);
