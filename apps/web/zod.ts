import { config } from 'zod/mini';

// Compiled checks would need 'unsafe-eval' in the page's Content-Security-Policy.
config({ jitless: true });
