import * as z from 'zod/mini';
import { operation } from '#kit/pure/contract.ts';
import { idSchema } from '#kit/pure/id-schema.ts';
import { command, synced } from '#kit/sync/commands.ts';
import { RADIUS_M } from './domain/near.ts';
import { products, supplierKinds } from './domain/products.ts';
import { languages, suggestRefusals } from './domain/suggestion.ts';

const text = (max: number) => z.string().check(z.trim(), z.maxLength(max));
const lat = z.number().check(z.minimum(-90), z.maximum(90));
const lng = z.number().check(z.minimum(-180), z.maximum(180));

/**
 * Id of a shop that a search returns: a UUID for a shop of our directory, `osm:node/1` (or `way`, `relation`)
 * for one of OpenStreetMap.
 */
export const shopId = z.union([idSchema, z.string().check(z.regex(/^osm:(node|way|relation)\/\d+$/))]);

const shopFields = {
  name: text(80),
  kind: z.enum(supplierKinds),
  products: z.array(z.enum(products)).check(z.maxLength(products.length)),
  phone: z.nullable(text(60)),
  whatsapp: z.nullable(text(30)),
  place: text(80),
  county: text(30),
  lat: z.nullable(lat),
  lng: z.nullable(lng),
  opening_hours: z.nullable(text(80)),
  languages: z.array(z.enum(languages)).check(z.maxLength(languages.length)),
  licence_no: z.nullable(text(40)),
};

/** `own`: the shop belongs to the sender. */
export const suggestSupplier = command(
  'suppliers.suggest',
  z.object({ id: idSchema, own: z.boolean(), ...shopFields }),
  suggestRefusals,
);

export const reportSupplier = command(
  'suppliers.report',
  z.object({
    id: idSchema,
    /** Only shops of our directory can be reported, so this is not a `shopId`. */
    listing_id: idSchema,
    what: z.enum(['closed', 'wrong']),
    note: z.nullable(text(200)),
  }),
  ['suppliers.not_found', 'suppliers.too_many'],
);

const suggestion = z.object({
  id: z.string(),
  own: z.boolean(),
  ...shopFields,
  status: z.enum(['waiting', 'accepted', 'refused']),
  reason: z.nullable(z.string()),
  created_at: z.string(),
});
/** A farmer's suggestion and its outcome. */
export const suggestionRows = synced('supplier_suggestion', suggestion);

const supplier = z.object({
  id: shopId,
  /** `own`: our directory, checked by a person on `as_of`. `osm`: OpenStreetMap data as of `as_of`. */
  source: z.enum(['own', 'osm']),
  name: z.nullable(z.string()),
  kind: z.enum(supplierKinds),
  vicinity: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  whatsapp: z.nullable(z.string()),
  distance_km: z.number(),
  sells: z.enum(['says', 'likely']),
  price_range: z.nullable(z.string()),
  opening_hours: z.nullable(z.string()),
  licence_no: z.nullable(z.string()),
  as_of: z.string(),
  sms: z.boolean(),
});

export const nearSuppliers = operation({
  id: 'suppliers.near',
  method: 'POST',
  path: '/api/suppliers/near',
  access: 'user',
  summary: 'Shops near a place that sell a product: our directory and stored OpenStreetMap data',
  perMinute: 20,
  body: z.object({
    lat,
    lng,
    product: text(120),
    radius: z._default(z.number().check(z.minimum(1000), z.maximum(RADIUS_M)), RADIUS_M),
  }),
  reply: z.object({
    results: z.array(supplier),
    radius: z.number(),
    /**
     * OpenStreetMap's part: `off` not configured, `waiting` requested, `kept` stored with its date; `sample`
     * is invented.
     */
    places: z.object({
      state: z.enum(['off', 'waiting', 'kept']),
      as_of: z.nullable(z.string()),
      sample: z.boolean(),
    }),
    at: z.string(),
  }),
});

export const smsRefusals = {
  'suppliers.not_listed': 404,
  'suppliers.sms_off': 503,
  'suppliers.sms_limit': 429,
  'suppliers.sms_shop_limit': 429,
  'suppliers.sms_failed': 502,
  'suppliers.sms_unknown': 502,
  'suppliers.product_wrong': 422,
  'suppliers.place_too_exact': 422,
  'suppliers.phone_wrong': 422,
} as const;

export const smsSupplier = operation({
  id: 'suppliers.sms',
  method: 'POST',
  path: '/api/suppliers/sms',
  access: 'user',
  summary: 'One SMS to a shop of our directory',
  perMinute: 6,
  refusals: smsRefusals,
  body: z.object({
    /** Generated on the phone, so that a repeated request sends the message once. */
    id: z.optional(idSchema),
    supplierPhone: z.string().check(z.regex(/^\+?\d{9,15}$/)),
    productName: text(120),
    /** Village, ward or county; never coordinates. */
    farmerLocation: text(80),
    /** The number for calls back, if the farmer consents. */
    callBack: z.optional(z.nullable(text(30))),
  }),
  reply: z.object({ sent: z.literal(true), left: z.number(), stand_in: z.boolean() }),
});

const queued = z.extend(suggestion, { user_id: z.string(), listing_id: z.nullable(z.string()) });
const listing = z.object({
  id: z.string(),
  ...shopFields,
  lat,
  lng,
  open: z.boolean(),
  checked_at: z.string(),
});
export type Listing = z.output<typeof listing>;
const reported = z.object({
  id: z.string(),
  user_id: z.string(),
  what: z.enum(['closed', 'wrong']),
  note: z.nullable(z.string()),
  created_at: z.string(),
  listing,
});

export const supplierQueue = operation({
  id: 'suppliers.queue',
  method: 'GET',
  path: '/api/admin/suppliers',
  access: 'admin',
  summary: 'Suggested shops and open reports, oldest first',
  reply: z.object({ suggestions: z.array(queued), reports: z.array(reported) }),
});

const decideRefusals = {
  'suppliers.not_found': 404,
  'suppliers.decided': 409,
  'suppliers.place_missing': 422,
  'suppliers.reason_missing': 422,
  'suppliers.name_missing': 422,
  'suppliers.phone_wrong': 422,
} as const;

export const decideSuggestion = operation({
  id: 'suppliers.decide',
  method: 'POST',
  path: '/api/admin/suppliers/:id',
  access: 'admin',
  summary: 'Accept a suggested shop, with or without corrections, or refuse it with a reason',
  refusals: decideRefusals,
  perMinute: 120,
  params: z.object({ id: idSchema }),
  body: z.object({
    user_id: idSchema,
    accept: z.boolean(),
    reason: z.nullable(text(200)),
    corrected: z.nullable(z.object(shopFields)),
  }),
  reply: z.object({ status: z.enum(['accepted', 'refused']), listing_id: z.nullable(z.string()) }),
});

export const settleReport = operation({
  id: 'suppliers.settle_report',
  method: 'POST',
  path: '/api/admin/supplier-reports/:id',
  access: 'admin',
  summary: 'Close the reported shop, correct it, or leave it unchanged',
  perMinute: 120,
  refusals: decideRefusals,
  params: z.object({ id: idSchema }),
  body: z.object({
    user_id: idSchema,
    act: z.enum(['close', 'correct', 'keep']),
    corrected: z.nullable(z.object(shopFields)),
  }),
  reply: z.object({ settled: z.literal(true) }),
});
