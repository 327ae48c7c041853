import * as z from 'zod/mini';

const optional = z.optional(z.string().check(z.minLength(1)));
const url = (protocols: readonly string[], what: string) =>
  z.optional(
    z.string().check(z.refine((v) => protocols.some((p) => v.startsWith(p)) && URL.canParse(v), what)),
  );

/** The entries of a setting with commas in it. */
export const listed = (value: string): string[] =>
  value
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

/** Every setting, checked once at start. `.env.example` says what each is for. */
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
          (v) => v === 'sample' || listed(v).every((u) => /^https?:\/\//.test(u) && URL.canParse(u)),
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
  VAPID_PUBLIC_KEY: optional,
  VAPID_PRIVATE_KEY: optional,
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
  LOG_LEVEL: z._default(
    z.enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'silent'],
      'must be fatal, error, warn, info, debug or silent',
    ),
    'info',
  ),
  ALLOW_FAKES: z._default(z.string(), ''),
});

export type Env = z.output<typeof schema>;

/** Throws one sentence that names each wrong setting. */
export const readEnv = (source: Readonly<Record<string, string | undefined>>): Env => {
  const given = Object.fromEntries(Object.entries(source).filter(([, v]) => v !== ''));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    throw new Error(parsed.error.issues.map((i) => `${i.path.join('.')} ${i.message}.`).join(' '));
  }
  const env = parsed.data;
  if (!env.LLM_URL !== !env.LLM_MODEL)
    throw new Error('LLM_URL and LLM_MODEL belong together: set both or neither.');
  if (!env.ANTHROPIC_KEY !== !env.ANTHROPIC_MODEL)
    throw new Error('ANTHROPIC_KEY and ANTHROPIC_MODEL belong together: set both or neither.');
  if (!env.IMAGES_URL !== !env.IMAGES_MODEL)
    throw new Error('IMAGES_URL and IMAGES_MODEL belong together: set both or neither.');
  if (!env.TILE_URL !== !env.TILE_CREDIT)
    throw new Error('TILE_URL and TILE_CREDIT belong together: whoever shows a map says whose it is.');
  if (!env.GOOGLE_CLIENT_ID !== !env.GOOGLE_CLIENT_SECRET) {
    throw new Error('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together: set both or neither.');
  }
  if (
    env.NODE_ENV === 'production' &&
    env.PUBLIC_ORIGIN &&
    !env.SMTP_URL &&
    !env.ALLOW_FAKES.split(',').includes('mail')
  ) {
    throw new Error(
      'SMTP_URL is missing: on a public address mail cannot go to a folder. Set it, or say ALLOW_FAKES=mail.',
    );
  }
  if (!env.AT_USERNAME !== !env.AT_API_KEY) {
    throw new Error('AT_USERNAME and AT_API_KEY belong together: set both or neither.');
  }
  const whatsapp = [
    env.WHATSAPP_TOKEN,
    env.WHATSAPP_PHONE_ID,
    env.WHATSAPP_APP_SECRET,
    env.WHATSAPP_VERIFY_TOKEN,
  ];
  if (whatsapp.some(Boolean) && !whatsapp.every(Boolean)) {
    throw new Error(
      'WHATSAPP_TOKEN, WHATSAPP_PHONE_ID, WHATSAPP_APP_SECRET and WHATSAPP_VERIFY_TOKEN belong together: set all or none.',
    );
  }
  if (!env.PESAPAL_CONSUMER_KEY !== !env.PESAPAL_CONSUMER_SECRET)
    throw new Error('PESAPAL_CONSUMER_KEY and PESAPAL_CONSUMER_SECRET belong together: set both or neither.');
  const mpesa = [env.MPESA_CONSUMER_KEY, env.MPESA_CONSUMER_SECRET, env.MPESA_SHORTCODE, env.MPESA_PASSKEY];
  if (mpesa.some(Boolean) && !mpesa.every(Boolean)) {
    throw new Error(
      'MPESA_CONSUMER_KEY, MPESA_CONSUMER_SECRET, MPESA_SHORTCODE and MPESA_PASSKEY belong together: set all or none.',
    );
  }
  if (
    env.NODE_ENV === 'production' &&
    (env.PESAPAL_CONSUMER_KEY || env.MPESA_CONSUMER_KEY) &&
    !env.PUBLIC_ORIGIN?.startsWith('https:')
  ) {
    throw new Error(
      'PUBLIC_ORIGIN must be an https address where money is taken: Pesapal and M-Pesa tell us there what was paid.',
    );
  }
  if (
    env.NODE_ENV === 'production' &&
    env.PUBLIC_ORIGIN &&
    env.PAYMENTS === 'sandbox' &&
    !listed(env.ALLOW_FAKES).includes('payments')
  ) {
    throw new Error(
      'PAYMENTS is sandbox: on a public address Pro is not given for money that never moved. Set the keys of a provider or leave it out, or say ALLOW_FAKES=payments.',
    );
  }
  if (!env.VAPID_PUBLIC_KEY !== !env.VAPID_PRIVATE_KEY)
    throw new Error('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY belong together: set both or neither.');
  if (
    env.NODE_ENV === 'production' &&
    env.PUBLIC_ORIGIN &&
    env.PUSH_TO === 'folder' &&
    !env.ALLOW_FAKES.split(',').includes('push')
  ) {
    throw new Error(
      'PUSH_TO is folder: on a public address messages must reach phones. Leave it out, or say ALLOW_FAKES=push.',
    );
  }
  if (
    env.NODE_ENV === 'production' &&
    env.PUBLIC_ORIGIN &&
    env.OVERPASS_URLS === 'sample' &&
    !env.ALLOW_FAKES.split(',').includes('places')
  ) {
    throw new Error(
      'OVERPASS_URLS is sample: on a public address nobody may be sent to invented shops. Set real addresses or none, or say ALLOW_FAKES=places.',
    );
  }
  if (
    env.NODE_ENV === 'production' &&
    env.PUBLIC_ORIGIN &&
    env.GEOCODER_URL === 'sample' &&
    !env.ALLOW_FAKES.split(',').includes('geocoder')
  ) {
    throw new Error(
      'GEOCODER_URL is sample: on a public address nobody may be sent to invented places. Set a real address or none, or say ALLOW_FAKES=geocoder.',
    );
  }
  if (
    env.NODE_ENV === 'production' &&
    env.PUBLIC_ORIGIN &&
    env.WEATHER_URL === 'sample' &&
    !listed(env.ALLOW_FAKES).includes('weather')
  ) {
    throw new Error(
      'WEATHER_URL is sample: on a public address nobody may plant by invented weather. Set a real address or none, or say ALLOW_FAKES=weather.',
    );
  }
  if (
    env.NODE_ENV === 'production' &&
    env.PUBLIC_ORIGIN &&
    env.SATELLITE_URL === 'sample' &&
    !listed(env.ALLOW_FAKES).includes('satellite')
  ) {
    throw new Error(
      'SATELLITE_URL is sample: on a public address nobody may be shown a drawn field as seen. Set a real address or none, or say ALLOW_FAKES=satellite.',
    );
  }
  // A slash or a path behind it would stand in every link of a mail.
  return env.PUBLIC_ORIGIN ? { ...env, PUBLIC_ORIGIN: new URL(env.PUBLIC_ORIGIN).origin } : env;
};
