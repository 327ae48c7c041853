import { lazy } from 'react';
import { Link } from 'wouter';
import { SAMPLE_DOMAIN } from '#features/people/domain/sample-people.ts';
import { useSession } from '#kit/web/session.tsx';
import { useSubscriptionContext } from '#kit/web/subscription.tsx';
import { useTheme } from '#kit/web/theme.ts';
import { Brand } from '#kit/web/ui/Brand.tsx';
import { IconButton } from '#kit/web/ui/Button.tsx';
import { MenuIcon, MoonIcon, SunIcon } from '#kit/web/ui/icons.tsx';
import { LazyErrorBoundary } from '#kit/web/ui/LazyErrorBoundary.tsx';
import { useLanguage, useWords } from '#kit/web/words.tsx';
import { Deferred } from '../Deferred.tsx';
import { en } from '../words.en.ts';
import { sw } from '../words.sw.ts';
import styles from './TopBar.module.css';

const UnreadAlerts = lazy(async () => ({
  default: (await import('#features/alerts/web/UnreadAlerts.tsx')).UnreadAlerts,
}));

const useIsSample = (): boolean => useSession().session?.email.endsWith(SAMPLE_DOMAIN) ?? false;

/** The plan; for a sample person the word sample, so that every screen says it. */
const TierBadge = () => {
  const { top } = useWords({ en, sw });
  const tier = useSubscriptionContext().plan;
  const isSample = useIsSample();
  if (!tier) return null;
  return (
    <span className={styles.tier} data-tier={tier}>
      {isSample ? top.sample : tier === 'pro' ? top.pro : top.free}
    </span>
  );
};

export const TopBar = () => {
  const { top } = useWords({ en, sw });
  const { language, toggle } = useLanguage();
  const theme = useTheme();
  const isDark = theme.theme === 'dark';
  return (
    <header className={styles.bar}>
      <Link href="/more" className={styles.menu} aria-label={top.menu}>
        <MenuIcon />
      </Link>
      <Link href="/dashboard" className={styles.product} data-sample={useIsSample() || undefined}>
        <Brand />
      </Link>
      <TierBadge />
      <span className={styles.space} />
      <Deferred part="bell">
        <LazyErrorBoundary>
          <UnreadAlerts />
        </LazyErrorBoundary>
      </Deferred>
      <button
        type="button"
        className={styles.language}
        onClick={toggle}
        lang={language === 'en' ? 'sw' : 'en'}
        aria-label={`${language === 'en' ? 'SW' : 'EN'}: ${top.language}`}
        title={top.language}
      >
        <span>{language === 'en' ? 'SW' : 'EN'}</span>
      </button>
      <IconButton
        label={isDark ? top.light : top.dark}
        icon={isDark ? SunIcon : MoonIcon}
        onClick={theme.toggle}
      />
    </header>
  );
};
