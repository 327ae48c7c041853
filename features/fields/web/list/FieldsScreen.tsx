import { Redirect, useLocation, useSearch } from 'wouter';
import { useExclusiveAction } from '#kit/web/hooks/use-exclusive-action.ts';
import { useOutbox } from '#kit/web/store/hooks.ts';
import { useSubscriptionContext } from '#kit/web/subscription.tsx';
import { Button, LinkButton } from '#kit/web/ui/Button.tsx';
import { Below, SayingScene } from '#kit/web/ui/ColourScene.tsx';
import { EmptyState } from '#kit/web/ui/Empty.tsx';
import { PlusIcon } from '#kit/web/ui/icons.tsx';
import { Stack } from '#kit/web/ui/layout.tsx';
import { List, ListItem } from '#kit/web/ui/List.tsx';
import { EditIcon } from '#kit/web/ui/more-icons.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { ProChip } from '#kit/web/ui/ProChip.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { SyncAge } from '#kit/web/ui/SyncAge.tsx';
import { upgradePath } from '#kit/web/upgrade-path.ts';
import { addField } from '../../contract.ts';
import { SatellitePanel } from '../field/SatellitePanel.tsx';
import { useAddField } from '../use-add-field.ts';
import { useFieldWords } from '../words.ts';
import { FieldGrid } from './FieldGrid.tsx';
import { FieldListStatus } from './FieldListStatus.tsx';
import { useFieldList } from './use-field-list.ts';

const SATELLITE_VIEW = '/fields?view=satellite';

/** Refused new fields are not in the list; a message says where they are. */
const RefusedNotice = () => {
  const words = useFieldWords();
  const refused = useOutbox().filter(
    (item) => item.name === addField.name && item.state === 'refused',
  ).length;
  if (refused === 0) return null;
  return (
    <Notice
      tone="warn"
      title={words.refusedTitle(refused)}
      action={
        <LinkButton to="/outbox" tone="quiet">
          {words.openOutbox}
        </LinkButton>
      }
    >
      {words.refusedText}
    </Notice>
  );
};

/** The offer of Pro for free users; at the limit it says so (FLD-08, FLD-10). */
const Upsell = ({ atLimit }: { readonly atLimit: boolean }) => {
  const words = useFieldWords();
  return (
    <Notice
      title={atLimit ? words.limitTitle : words.proTitle}
      action={
        <LinkButton to={upgradePath('/fields/new')} tone="quiet">
          {words.upgradeNow}
        </LinkButton>
      }
    >
      {atLimit ? words.limitText : words.proText}
    </Notice>
  );
};

export const FieldsScreen = () => {
  const words = useFieldWords();
  const { fields, state } = useFieldList();
  const { plan, fieldLimit } = useSubscriptionContext();
  const [, go] = useLocation();
  const { addHere, mayAdd } = useAddField();
  const addInstantly = useExclusiveAction(async () => {
    const id = await addHere();
    if (id) go(`/fields/${id}`);
  });
  const openForm = () => {
    if (mayAdd('form')) go('/fields/new');
  };
  const hasFields = fields.length > 0;
  const isAtLimit = fieldLimit !== null && fields.length >= fieldLimit;

  if (useSearch().includes('view=satellite') && plan === 'free')
    return <Redirect to={upgradePath(SATELLITE_VIEW)} replace />;
  if (state !== 'ready')
    return (
      <Screen title={words.title}>
        <FieldListStatus state={state} />
      </Screen>
    );
  return (
    <Screen
      title={words.title}
      ground="soil"
      renderScene={(head) => (
        <SayingScene
          head={head}
          text={hasFields ? words.monitored(fields.length) : ''}
          detail={hasFields && <SyncAge />}
        />
      )}
    >
      <Below isAside>
        <RefusedNotice />
        {!hasFields && (
          <EmptyState
            drawing="fields"
            sentence={words.emptyText}
            action={
              <Stack gap="small">
                <Button wide icon={PlusIcon} busy={addInstantly.busy} onClick={() => addInstantly.run()}>
                  {words.createInstantly}
                </Button>
                <Button tone="plain" wide onClick={openForm}>
                  {words.createManually}
                </Button>
              </Stack>
            }
          />
        )}
        {hasFields && (
          <FieldGrid
            fields={fields}
            after={
              <Button tone="quiet" icon={PlusIcon} onClick={openForm}>
                {words.add} {isAtLimit && <ProChip />}
              </Button>
            }
          />
        )}
      </Below>
      <Below>
        {plan === 'pro' && fields[0] && <SatellitePanel field={fields[0]} brief />}
        {plan === 'free' && <Upsell atLimit={isAtLimit} />}
        {hasFields && (
          <List>
            <ListItem to="/manage-fields" icon={EditIcon} title={words.manage} subtitle={words.manageHow} />
          </List>
        )}
      </Below>
    </Screen>
  );
};
