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
      <svg viewBox="0 0 220 120" className={styles.talk} aria-hidden="true">
        <path
          className={styles.bubble}
          d="M84 8h116a16 16 0 0 1 16 16v34a16 16 0 0 1-16 16h-6v16l-18-16H84a16 16 0 0 1-16-16V24A16 16 0 0 1 84 8z"
        />
        <path className={styles.lines} d="M92 32h96M92 50h62" />
        <path
          className={styles.reply}
          d="M20 44h74a16 16 0 0 1 16 16v26a16 16 0 0 1-16 16H44l-18 16v-16h-6A16 16 0 0 1 4 86V60a16 16 0 0 1 16-16z"
        />
        <path className={styles.stem} d="M57 92V66" />
        <path className={styles.leafDark} d="M57 72c1-12 10-18 27-17-1 13-11 19-27 17z" />
        <path className={styles.leafLight} d="M57 80c-1-10-9-15-25-14 1 11 10 16 25 14z" />
      </svg>
      <h2>{words.empty}</h2>
      <List label={words.examplesLabel}>
        {crops.map((crop, i) => {
          const question = words.examples[i] ?? '';
          return (
            <ListItem
              key={question}
              title={
                <span className={styles.example}>
                  <CropDrawing crop={crop} />
                  {question}
                </span>
              }
              onClick={() => onAsk(question)}
            />
          );
        })}
      </List>
    </div>
  );
};
