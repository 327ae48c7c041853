// The living style guide: /design on the development server (tools/design/style-guide.ts). No other module
// imports it, so the production build does not contain it.
import { createRoot } from 'react-dom/client';
import { SubscriptionProvider } from '#kit/web/subscription.tsx';
import { applyTheme, themes } from '#kit/web/theme.ts';
import { LanguageProvider } from '#kit/web/words.tsx';
import { overlays, StyleGuide } from './StyleGuide.tsx';

const query = new URLSearchParams(location.search);
const theme = themes.find((one) => one === query.get('theme')) ?? 'light';
const language = query.get('language') === 'sw' ? 'sw' : 'en';
const open = overlays.find((one) => one === query.get('open')) ?? null;
const FREE = { isPro: false, plan: 'free', until: null, fieldLimit: 1, scanLimit: 15 } as const;

applyTheme(theme);
createRoot(document.getElementById('root')!).render(
  <LanguageProvider initial={language}>
    <SubscriptionProvider value={FREE}>
      <StyleGuide theme={theme} open={open} />
    </SubscriptionProvider>
  </LanguageProvider>,
);
