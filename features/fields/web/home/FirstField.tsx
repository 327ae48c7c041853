import { useExclusiveAction } from '#kit/web/hooks/use-exclusive-action.ts';
import { useSubscriptionContext } from '#kit/web/subscription.tsx';
import { Button, LinkButton } from '#kit/web/ui/Button.tsx';
import { CameraIcon, ChatIcon } from '#kit/web/ui/icons.tsx';
import { List, ListItem } from '#kit/web/ui/List.tsx';
import { PinIcon } from '#kit/web/ui/more-icons.tsx';
import { SayingCard } from '#kit/web/ui/SayingCard.tsx';
import { useAddField } from '../use-add-field.ts';
import { useFieldWords } from '../words.ts';

/** Home on the first day: adds the field at the phone's position, or offers what needs no field. */
export const FirstField = () => {
  const { home: words } = useFieldWords();
  const { scanLimit } = useSubscriptionContext();
  const { addHere } = useAddField();
  const add = useExclusiveAction(async () => void (await addHere()));
  return (
    <>
      <SayingCard
        id="first-field"
        eyebrow={words.addFirst}
        saying={words.where}
        reason={words.stand}
        actions={
          <div className="grid">
            <Button wide icon={PinIcon} busy={add.busy} onClick={() => add.run()}>
              {words.here}
            </Button>
            <LinkButton tone="plain" wide to="/fields/new">
              {words.onMap}
            </LinkButton>
          </div>
        }
      />
      <List label={words.actions}>
        <ListItem
          icon={CameraIcon}
          tone="maize"
          title={words.scanFirst}
          subtitle={words.scanFirstFact(scanLimit)}
          to="/scan"
        />
        <ListItem icon={ChatIcon} title={words.ask} subtitle={words.askFact} to="/chat" />
      </List>
    </>
  );
};
