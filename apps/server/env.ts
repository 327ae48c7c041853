import * as z from 'zod/mini';

const optional = z.optional(z.string().check(z.minLength(1)));
const url = (protocols: readonly string[], what: string) =>
  z.optional(
    z.string().check(z.refine((v) => protocols.some((p) => v.startsWith(p)) && URL.canParse(v), what)),
  );

/** The entries of a comma-separated setting. */
export const splitList = (value: string): string[] =>
  value
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

/** Every setting, checked once at start. `.env.example` explains each. */
const schema = z.object({
  NODE_ENV: z._default(
    z.enum(['development', 'production', 'test'], 'must be development, production or test'),
    'development',
  ),
  PORT: z._default(
    z.coerce.number('must be a port number from 0 to 65535').check(z.int(), z.minimum(0), z.maximum(65535)),
    3000,
  ),
  HOST: z._default(z.string(), '0.0.0.0'),
  DATA_DIR: z._default(z.string(), './data'),
  DATABASE_URL: url(['postgres://', 'postgresql://'], 'must be a postgres:// address'),
  DATABASE_READ_URL: url(['postgres://', 'postgresql://'], 'must be a postgres:// address'),
  DATABASE_LISTEN_URL: url(['postgres://', 'postgresql://'], 'must be a postgres:// address'),
  PUBLIC_ORIGIN: url(['http://', 'https://'], 'must be an address like https://mavuno.example'),
  AUTH_SECRET: z.optional(z.string().check(z.minLength(32, 'needs at least 32 characters'))),
  ADMIN_EMAILS: z._default(z.string(), ''),
  SMTP_URL: url(['smtp://', 'smtps://'], 'must be an smtp:// or smtps:// address'),
  MAIL_FROM: z._default(z.string(), 'Mavuno <no-reply@localhost>'),
  GOOGLE_CLIENT_ID: optional,
  GOOGLE_CLIENT_SECRET: optional,
  OVERPASS_URLS: z.optional(
    z
      .string()
      .check(
        z.refine(
          (v) => v === 'sample' || splitList(v).every((u) => /^https?:\/\//.test(u) && URL.canParse(u)),
          'must be web addresses with commas between, or the word sample',
        ),
      ),
  ),
  GEOCODER_URL: z.optional(
    z
      .string()
      .check(
        z.refine(
          (v) => v === 'sample' || (/^https?:\/\//.test(v) && URL.canParse(v)),
          'must be a web address, or the word sample',
        ),
      ),
  ),
  PRICES_URL: url(['http://', 'https://', 'file://'], 'must be a web address, or a file:// one'),
  SATELLITE_URL: z.optional(
    z
      .string()
      .check(
        z.refine(
          (v) => v === 'off' || v === 'sample' || (/^https?:\/\//.test(v) && URL.canParse(v)),
          'must be a web address, or the word off or sample',
        ),
      ),
  ),
  SATELLITE_AFRICA_URL: z.optional(
    z
      .string()
      .check(
        z.refine(
          (v) => v === 'off' || (/^https?:\/\//.test(v) && URL.canParse(v)),
          'must be a web address, or the word off',
        ),
      ),
  ),
  SATELLITE_HOSTS: z._default(z.string(), ''),
  WEATHER_URL: z.optional(
    z
      .string()
      .check(
        z.refine(
          (v) => v === 'off' || v === 'sample' || (/^https?:\/\//.test(v) && URL.canParse(v)),
          'must be a web address, or the word off or sample',
        ),
      ),
  ),
  WEATHER_KEY: optional,
  WEATHER_CONTACT: optional,
  WEATHER_MET_URL: z.optional(
    z
      .string()
      .check(
        z.refine(
          (v) => v === 'off' || (/^https?:\/\//.test(v) && URL.canParse(v)),
          'must be a web address, or the word off',
        ),
      ),
  ),
  AT_USERNAME: optional,
  AT_API_KEY: optional,
  AT_SENDER: optional,
  /** Most that sign-in codes may cost in an hour, in the currency of the account with Africa's Talking. */
  CODE_SPEND_PER_HOUR: z._default(z.coerce.number('must be an amount').check(z.positive()), 300),
  AT_HOOK_SECRET: z.optional(
    z.string().check(z.regex(/^[\w-]{24,200}$/, 'needs 24 or more letters, digits, - or _')),
  ),
  WHATSAPP_TOKEN: optional,
  WHATSAPP_PHONE_ID: z.optional(
    z.string().check(z.regex(/^\d+$/, 'must be the number that Meta gives a business phone')),
  ),
  WHATSAPP_APP_SECRET: optional,
  WHATSAPP_VERIFY_TOKEN: z.optional(z.string().check(z.minLength(16, 'needs at least 16 characters'))),
  WHATSAPP_VERSION: z._default(z.string().check(z.regex(/^v\d{2,3}\.\d$/, 'must be like v23.0')), 'v23.0'),
  WHATSAPP_TEMPLATE: z._default(z.string(), 'mavuno_notice'),
  WHATSAPP_CODE_TEMPLATE: z._default(z.string(), 'mavuno_code'),
  VAPID_PUBLIC_KEY: z.optional(
    z.string().check(z.regex(/^[\w-]{87}$/, 'must be 87 letters, digits, - or _ (65 bytes in base64url)')),
  ),
  VAPID_PRIVATE_KEY: z.optional(
    z.string().check(z.regex(/^[\w-]{43}$/, 'must be 43 letters, digits, - or _ (32 bytes in base64url)')),
  ),
  VAPID_SUBJECT: url(['mailto:', 'https://'], 'must be a mailto: or https:// address'),
  PUSH_TO: z._default(z.enum(['services', 'folder'], 'must be services or folder'), 'services'),
  PAYMENTS: z.optional(z.enum(['sandbox', 'off'], 'must be sandbox or off')),
  PESAPAL_CONSUMER_KEY: optional,
  PESAPAL_CONSUMER_SECRET: optional,
  PESAPAL_URL: url(['http://', 'https://'], 'must be a web address'),
  MPESA_CONSUMER_KEY: optional,
  MPESA_CONSUMER_SECRET: optional,
  MPESA_SHORTCODE: z.optional(
    z.string().check(z.regex(/^\d{5,10}$/, 'must be the digits of a paybill or store number')),
  ),
  MPESA_PASSKEY: optional,
  MPESA_TILL: z.optional(z.string().check(z.regex(/^\d{5,10}$/, 'must be the digits of a till'))),
  MPESA_URL: url(['http://', 'https://'], 'must be a web address'),
  MPESA_HOOK_ADDRESSES: z._default(z.string(), ''),
  LLM_URL: url(['http://', 'https://'], 'must be a web address'),
  LLM_KEY: optional,
  LLM_MODEL: optional,
  LLM_FALLBACK_MODEL: optional,
  LLM_NEWER: z._default(z.enum(['0', '1'], 'must be 0 or 1'), '0'),
  LLM_TOKENS_A_DAY: z.optional(z.coerce.number('must be a number of tokens').check(z.int(), z.minimum(0))),
  ANTHROPIC_KEY: optional,
  ANTHROPIC_MODEL: optional,
  ANTHROPIC_URL: url(['http://', 'https://'], 'must be a web address'),
  IMAGES_URL: url(['http://', 'https://'], 'must be a web address'),
  IMAGES_KEY: optional,
  IMAGES_MODEL: optional,
  SUPPORT_URL: url(['http://', 'https://', 'mailto:', 'tel:'], 'must be a web, mailto: or tel: address'),
  TILE_URL: z.optional(
    z
      .string()
      .check(
        z.refine(
          (v) => /^https?:\/\//.test(v) && ['{z}', '{x}', '{y}'].every((part) => v.includes(part)),
          'must be a web address with {z}, {x} and {y} in it',
        ),
      ),
  ),
  TILE_CREDIT: optional,
  TILE_MAX_ZOOM: z._default(
    z.coerce.number('must be a number from 1 to 22').check(z.int(), z.minimum(1), z.maximum(22)),
    19,
  ),
  METRICS_TOKEN: z.optional(z.string().check(z.minLength(16, 'needs at least 16 characters'))),
  TRUST_PROXY: z._default(z.enum(['0', '1'], 'must be 0 or 1'), '0'),
  LOG_LEVEL: z.optional(
    z.enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'silent'],
      'must be fatal, error, warn, info, debug or silent',
    ),
  ),
  ALLOW_FAKES: z._default(z.string(), ''),
});

export type Env = z.output<typeof schema>;

/** Settings that must be set together. */
const REQUIRED_TOGETHER = [
  ['LLM_URL', 'LLM_MODEL'],
  ['ANTHROPIC_KEY', 'ANTHROPIC_MODEL'],
  ['IMAGES_URL', 'IMAGES_MODEL'],
  // A map must name its source.
  ['TILE_URL', 'TILE_CREDIT'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['AT_USERNAME', 'AT_API_KEY'],
  ['WHATSAPP_TOKEN', 'WHATSAPP_PHONE_ID', 'WHATSAPP_APP_SECRET', 'WHATSAPP_VERIFY_TOKEN'],
  ['PESAPAL_CONSUMER_KEY', 'PESAPAL_CONSUMER_SECRET'],
  ['MPESA_CONSUMER_KEY', 'MPESA_CONSUMER_SECRET', 'MPESA_SHORTCODE', 'MPESA_PASSKEY'],
  ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'],
] as const satisfies readonly (readonly (keyof Env)[])[];

/** Fakes that a server with a public address rejects, unless ALLOW_FAKES names them. */
const FAKES: readonly {
  readonly name: string;
  readonly isUsed: (env: Env) => boolean;
  readonly problem: string;
}[] = [
  {
    name: 'mail',
    isUsed: (env) => !env.SMTP_URL,
    problem: 'SMTP_URL is missing: on a public address mail cannot go to a folder. Set it',
  },
  {
    name: 'payments',
    isUsed: (env) => env.PAYMENTS === 'sandbox',
    problem:
      'PAYMENTS is sandbox: on a public address Pro needs a real payment. Set the keys of a provider or leave it out',
  },
  {
    name: 'push',
    isUsed: (env) => env.PUSH_TO === 'folder',
    problem: 'PUSH_TO is folder: on a public address messages must reach phones. Leave it out',
  },
  {
    name: 'places',
    isUsed: (env) => env.OVERPASS_URLS === 'sample',
    problem:
      'OVERPASS_URLS is sample: a public address must not show invented shops. Set real addresses or none',
  },
  {
    name: 'geocoder',
    isUsed: (env) => env.GEOCODER_URL === 'sample',
    problem:
      'GEOCODER_URL is sample: a public address must not show invented places. Set a real address or none',
  },
  {
    name: 'weather',
    isUsed: (env) => env.WEATHER_URL === 'sample',
    problem:
      'WEATHER_URL is sample: a public address must not show invented weather. Set a real address or none',
  },
  {
    name: 'satellite',
    isUsed: (env) => env.SATELLITE_URL === 'sample',
    problem:
      'SATELLITE_URL is sample: a public address must not show drawn fields. Set a real address or none',
  },
];

/** The problem with a combination of settings; null when there is none. */
const problemOf = (env: Env): string | null => {
  for (const names of REQUIRED_TOGETHER) {
    const set = names.filter((name) => env[name]);
    if (set.length > 0 && set.length < names.length)
      return `${names.slice(0, -1).join(', ')} and ${names.at(-1)} belong together: set ${names.length > 2 ? 'all or none' : 'both or neither'}.`;
  }
  if (env.NODE_ENV !== 'production') return null;
  if ((env.PESAPAL_CONSUMER_KEY || env.MPESA_CONSUMER_KEY) && !env.PUBLIC_ORIGIN?.startsWith('https:'))
    return 'PUBLIC_ORIGIN must be an https address where money is taken: Pesapal and M-Pesa send their notifications there.';
  if (!env.PUBLIC_ORIGIN) return null;
  const allowed = splitList(env.ALLOW_FAKES);
  const forbiddenFake = FAKES.find(({ name, isUsed }) => isUsed(env) && !allowed.includes(name));
  return forbiddenFake ? `${forbiddenFake.problem}, or set ALLOW_FAKES=${forbiddenFake.name}.` : null;
};

/** Throws one error that names every invalid setting. */
export const readEnv = (source: Readonly<Record<string, string | undefined>>): Env => {
  const given = Object.fromEntries(Object.entries(source).filter(([, v]) => v !== ''));
  const parsed = schema.safeParse(given);
  if (!parsed.success)
    throw new Error(parsed.error.issues.map((i) => `${i.path.join('.')} ${i.message}.`).join(' '));
  const env = parsed.data;
  const problem = problemOf(env);
  if (problem) throw new Error(problem);
  // A trailing slash or a path would end up in every link of a mail.
  return env.PUBLIC_ORIGIN ? { ...env, PUBLIC_ORIGIN: new URL(env.PUBLIC_ORIGIN).origin } : env;
};
