import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { CropChoice } from '#features/fields/web/CropChoice.tsx';
import { LinkButton } from '#kit/web/ui/Button.tsx';
import { Below, ColourScene } from '#kit/web/ui/ColourScene.tsx';
import { List, ListItem } from '#kit/web/ui/List.tsx';
import { BellIcon } from '#kit/web/ui/more-icons.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { Tabs } from '#kit/web/ui/Tabs.tsx';
import { MyOffersAndReplies } from './MyOffersAndReplies.tsx';
import { OfferList } from './OfferList.tsx';
import { useOfferWords } from './words.ts';

const tabs = ['sale', 'mine'] as const;

/** The board: farmers' offers, and the user's own (MKT-06). */
export const OffersScreen = () => {
  const words = useOfferWords();
  const [, navigate] = useLocation();
  const [crop, setCrop] = useState('');
  const current = new URLSearchParams(useSearch()).get('tab') === 'mine' ? 'mine' : 'sale';
  return (
    <Screen
      title={words.title}
      back="/more"
      ground="leaf"
      renderScene={(head) => (
        <ColourScene head={head}>
          {current === 'sale' && (
            <CropChoice
              isLine
              label={words.crop}
              none={{ label: words.anyCrop }}
              value={crop}
              onChange={setCrop}
            />
          )}
          <p>{words.lead}</p>
        </ColourScene>
      )}
      action={
        <LinkButton wide to="/offers/new">
          {words.sell}
        </LinkButton>
      }
    >
      <Below isAside>
        <Tabs
          label={words.tabsLabel}
          tabs={tabs.map((id) => ({ id, label: words.tabs[id] }))}
          current={current}
          onChange={(id) => navigate(id === 'sale' ? '/offers' : `/offers?tab=${id}`, { replace: true })}
        >
          {current === 'sale' ? <OfferList crop={crop} /> : <MyOffersAndReplies />}
        </Tabs>
        <List>
          <ListItem icon={BellIcon} tone="maize" title={words.alerts} to="/price-alerts" />
        </List>
      </Below>
    </Screen>
  );
};
