import { TalkDrawing } from '#features/community/web/post/TalkDrawing.tsx';
import { CropDrawing } from '#features/fields/web/CropDrawing.tsx';
import { List, ListItem } from '#kit/web/ui/List.tsx';
import { useChatWords } from './words.ts';
import styles from './chat.module.css';

/** Crops of the first example questions. */
const crops = ['maize', 'bean', 'tomato', 'maize'];

/** CHT-01: an empty conversation, with example questions to tap. */
export const ChatStart = ({ onAsk }: { readonly onAsk: (text: string) => void }) => {
  const words = useChatWords();
  return (
    <div className={styles.start}>
      <TalkDrawing />
      <h2>{words.empty}</h2>
      <List label={words.examplesLabel}>
        {crops.map((crop, i) => {
          const question = words.examples[i] ?? '';
          return (
            <ListItem
              key={question}
              picture={<CropDrawing crop={crop} />}
              tone="maize"
              title={question}
              onClick={() => onAsk(question)}
            />
          );
        })}
      </List>
    </div>
  );
};
