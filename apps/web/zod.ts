import { config } from 'zod/v4-mini';

// Compiled checks would need 'unsafe-eval' in the page's Content-Security-Policy.
config({ jitless: true });

export * from 'zod/v4-mini';
