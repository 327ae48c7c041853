import type { Allowed } from '#kit/web/clear-storage.ts';

/**
 * The only names that may stay on a phone after its user leaves. Everything else counts as personal and is
 * cleared, so a new key cannot be forgotten. Add a name here only when its value says nothing about who used
 * the phone. Unsent items in the database `mavuno` stay with their owner (`kit/web/store/disk.ts`); the rest
 * of it is cleared.
 */
export const deviceData: Allowed = {
  local: [
    // Chosen for the phone, before anyone signs in.
    'language',
    'theme',
    // Which ways to sign in the server offers; it is written without a session first.
    'mavuno_session',
    // The latest time seen: turning the clock back must not extend a plan.
    'mavuno_clock',
    // When to offer to install the app.
    'mavuno_visit_count',
    'mavuno_install_dismissed',
    'mavuno_installed',
    // When this phone showed the tour last: at most once a week, for all its users.
    'mavuno_tour_at',
    // This phone shows messages to the person who is signed in.
    'mavuno_shows_messages',
    // A signal between tabs: "rows", "outbox" or "user".
    'mavuno-tabs',
  ],
  session: ['mavuno_visit_counted'],
  caches: [
    // The app itself.
    'workbox-*',
    // Parts of the app, sentences, books and the leaf model.
    'heavy-1',
  ],
  databases: ['mavuno'],
};

/** The visitor's invitation: it stays until a sign-in, and is cleared when a user leaves. */
export const guestKeys = ['referral_code'];
