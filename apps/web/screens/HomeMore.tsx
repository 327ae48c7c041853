import { useState } from 'react';
import { ImpactSlot } from '#features/scanner/web/result/result-slots.tsx';
import { Fold } from '#kit/web/ui/Fold.tsx';
import { TrophyIcon } from '#kit/web/ui/more-icons.tsx';
import { useWords } from '#kit/web/words.tsx';
import { Deferred } from '../Deferred.tsx';
import { en } from '../words.en.ts';
import { sw } from '../words.sw.ts';
import { HomeCommunity, HomeReferrals, HomeYields } from './HomeCards.tsx';

/** What home has besides today's work, in one row. Its cards load when it is opened. */
export const HomeMore = () => {
  const { homeMore: words } = useWords({ en, sw });
  const [isOpen, setOpen] = useState(false);
  return (
    <Fold
      id="home-more"
      icon={TrophyIcon}
      tone="sky"
      title={words.title}
      fact={words.fact}
      onToggle={setOpen}
    >
      {isOpen && (
        <div className="folds">
          <HomeYields />
          <Deferred part="impact">
            <ImpactSlot part="results" />
          </Deferred>
          <HomeCommunity />
          <HomeReferrals />
        </div>
      )}
    </Fold>
  );
};
