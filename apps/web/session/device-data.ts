import type { AllowedNames } from '#kit/web/clear-storage.ts';

/**
 * The only names that may stay on a phone after its user leaves. Everything else counts as personal and is
 * cleared, so a new key cannot be forgotten. Add a name here only when its value says nothing about who used
 * the phone. Unsent items in the database `mavuno` stay with their owner (`kit/web/store/disk.ts`); the rest
 * of it is cleared.
 */
export const deviceData: AllowedNames = {
  local: [
    // Chosen for the phone, before anyone signs in.
    'language',
    'theme',
    // Sign-in methods that the server offers; first written without a session.
    'mavuno_session',
    // The latest time seen: turning the clock back must not extend a plan.
    'mavuno_clock',
    // When to offer to install the app.
    'mavuno_visit_count',
    'mavuno_install_dismissed',
    'mavuno_installed',
    // When this phone last showed the tour: at most once a week, for all its users.
    'mavuno_tour_at',
    // Whether this phone shows push messages to the signed-in user.
    'mavuno_shows_messages',
    // A signal between tabs: "rows", "outbox" or "user".
    'mavuno-tabs',
  ],
  session: ['mavuno_visit_counted'],
  caches: [
    // The app itself.
    'workbox-*',
    // Parts of the app, texts, books and the leaf model.
    'heavy-1',
  ],
  databases: ['mavuno'],
};

/** The visitor's invitation and where their code went: until a sign-in, and cleared when a user leaves. */
export const guestKeys = ['referral_code', 'mavuno_code'];
