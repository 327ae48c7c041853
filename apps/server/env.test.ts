import { expect, test } from 'vitest';
import { readEnv } from './env.ts';
import { hookSecretOf } from './hook-secret.ts';

test('the server starts with an empty environment', () => {
  expect(readEnv({})).toMatchObject({ PORT: 3000, DATA_DIR: './data', NODE_ENV: 'development' });
});

test.each([
  [{ PORT: 'abc' }, /PORT/],
  [{ PORT: '70000' }, /PORT/],
  [{ DATABASE_URL: 'mysql://x' }, /DATABASE_URL must be a postgres:\/\/ address/],
  [{ AUTH_SECRET: 'short' }, /AUTH_SECRET needs at least 32/],
  [{ LOG_LEVEL: 'loud' }, /LOG_LEVEL must be/],
  [{ GOOGLE_CLIENT_ID: 'x' }, /GOOGLE_CLIENT_SECRET belong together/],
  [{ LLM_URL: 'http://localhost:11434/v1' }, /LLM_URL and LLM_MODEL belong together/],
  [{ ANTHROPIC_KEY: 'x' }, /ANTHROPIC_MODEL belong together/],
  [{ IMAGES_URL: 'https://x.example/v1' }, /IMAGES_MODEL belong together/],
  [{ LLM_TOKENS_A_DAY: 'many' }, /LLM_TOKENS_A_DAY must be a number/],
  [
    { TILE_URL: 'https://tiles.example/map.png', TILE_CREDIT: 'x' },
    /TILE_URL must be a web address with \{z\}/,
  ],
  [{ TILE_URL: 'https://tiles.example/{z}/{x}/{y}.png' }, /TILE_URL and TILE_CREDIT belong together/],
  [{ GEOCODER_URL: 'nominatim.example' }, /GEOCODER_URL must be a web address/],
  [
    {
      NODE_ENV: 'production',
      PUBLIC_ORIGIN: 'https://mavuno.example',
      SMTP_URL: 'smtp://x',
      GEOCODER_URL: 'sample',
    },
    /invented places/,
  ],
  [{ OVERPASS_URLS: 'overpass.example' }, /OVERPASS_URLS must be web addresses/],
  [{ AT_API_KEY: 'x' }, /AT_USERNAME and AT_API_KEY belong together/],
  [{ AT_HOOK_SECRET: 'short' }, /AT_HOOK_SECRET needs 24 or more/],
  [{ WHATSAPP_TOKEN: 'x' }, /WHATSAPP_TOKEN, WHATSAPP_PHONE_ID, .* belong together/],
  [{ WHATSAPP_VERSION: '23' }, /WHATSAPP_VERSION must be like v23.0/],
  [{ VAPID_PUBLIC_KEY: 'x' }, /VAPID_PUBLIC_KEY must be 87 letters/],
  [{ VAPID_PRIVATE_KEY: `${'x'.repeat(43)}=` }, /VAPID_PRIVATE_KEY must be 43 letters/],
  [{ VAPID_PUBLIC_KEY: 'x'.repeat(87) }, /VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY belong together/],
  [{ VAPID_SUBJECT: 'us' }, /VAPID_SUBJECT must be a mailto:/],
  [
    {
      NODE_ENV: 'production',
      PUBLIC_ORIGIN: 'https://mavuno.example',
      SMTP_URL: 'smtp://x',
      PUSH_TO: 'folder',
    },
    /messages must reach phones/,
  ],
  [
    {
      NODE_ENV: 'production',
      PUBLIC_ORIGIN: 'https://mavuno.example',
      SMTP_URL: 'smtp://x',
      WEATHER_URL: 'sample',
    },
    /invented weather/,
  ],
  [
    {
      NODE_ENV: 'production',
      PUBLIC_ORIGIN: 'https://mavuno.example',
      SMTP_URL: 'smtp://x',
      SATELLITE_URL: 'sample',
    },
    /SATELLITE_URL is sample/,
  ],
  [{ SATELLITE_URL: 'earth-search' }, /SATELLITE_URL must be a web address/],
  [{ WEATHER_URL: 'open-meteo' }, /WEATHER_URL must be a web address/],
  [{ WEATHER_MET_URL: 'sample' }, /WEATHER_MET_URL must be/],
  [
    {
      NODE_ENV: 'production',
      PUBLIC_ORIGIN: 'https://mavuno.example',
      SMTP_URL: 'smtp://x',
      OVERPASS_URLS: 'sample',
    },
    /invented shops/,
  ],
  [{ PAYMENTS: 'yes' }, /PAYMENTS must be sandbox or off/],
  [{ PESAPAL_CONSUMER_KEY: 'x' }, /PESAPAL_CONSUMER_KEY and PESAPAL_CONSUMER_SECRET belong together/],
  [
    { MPESA_PASSKEY: 'x', MPESA_SHORTCODE: '174379' },
    /MPESA_CONSUMER_KEY, MPESA_CONSUMER_SECRET, .* belong together/,
  ],
  [{ MPESA_SHORTCODE: '17' }, /MPESA_SHORTCODE must be the digits/],
  [
    { NODE_ENV: 'production', PESAPAL_CONSUMER_KEY: 'x', PESAPAL_CONSUMER_SECRET: 'x' },
    /PUBLIC_ORIGIN must be an https address where money is taken/,
  ],
  [
    {
      NODE_ENV: 'production',
      PUBLIC_ORIGIN: 'https://mavuno.example',
      SMTP_URL: 'smtp://x',
      PAYMENTS: 'sandbox',
    },
    /PAYMENTS is sandbox/,
  ],
  [{ NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://mavuno.example' }, /SMTP_URL is missing/],
])('the error names the invalid setting: %j', (env, message) => {
  expect(() => readEnv(env)).toThrow(message);
});

test('production accepts a fake service only if ALLOW_FAKES names it', () => {
  expect(
    readEnv({ NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://mavuno.example', ALLOW_FAKES: 'mail' })
      .ALLOW_FAKES,
  ).toBe('mail');
});

test('PUBLIC_ORIGIN is reduced to its origin', () => {
  expect(readEnv({ PUBLIC_ORIGIN: 'https://Mavuno.example:443/' }).PUBLIC_ORIGIN).toBe(
    'https://mavuno.example',
  );
  expect(readEnv({ PUBLIC_ORIGIN: 'http://mavuno.example:8080/app?x' }).PUBLIC_ORIGIN).toBe(
    'http://mavuno.example:8080',
  );
});

test('without AT_HOOK_SECRET a development server derives one from its own secret; production has none', () => {
  const derived = hookSecretOf({ AT_HOOK_SECRET: undefined, NODE_ENV: 'development' }, 'a server secret');
  expect(derived).toMatch(/^[\w-]{43}$/);
  expect(hookSecretOf({ AT_HOOK_SECRET: undefined, NODE_ENV: 'development' }, 'another')).not.toBe(derived);
  expect(hookSecretOf({ AT_HOOK_SECRET: undefined, NODE_ENV: 'production' }, 'a server secret')).toBeNull();
  expect(hookSecretOf({ AT_HOOK_SECRET: 'given', NODE_ENV: 'production' }, 'a server secret')).toBe('given');
});
