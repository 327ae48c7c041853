import path from 'node:path';
import { nominatim } from '#adapters/geocoder/nominatim.ts';
import { sampleGeocoder } from '#adapters/geocoder/sample.ts';
import { anthropicAssistant } from '#adapters/llm/anthropic.ts';
import { openAiAssistant } from '#adapters/llm/openai-assistant.ts';
import { overpassPlaces } from '#adapters/places/overpass.ts';
import { samplePlaces } from '#adapters/places/sample.ts';
import { filePrices } from '#adapters/prices/file.ts';
import { hdxPrices } from '#adapters/prices/hdx.ts';
import { createCogSource } from '#adapters/satellite/cog.ts';
import { sampleSatellite } from '#adapters/satellite/sample.ts';
import {
  DIGITAL_EARTH_AFRICA_COLLECTION,
  EARTH_SEARCH_COLLECTION,
  type Collection,
} from '#adapters/satellite/stac-item.ts';
import { stacCatalogue } from '#adapters/satellite/stac.ts';
import { africasTalking } from '#adapters/sms/africastalking.ts';
import { fileSmsSender } from '#adapters/sms/file-transport.ts';
import { remoteTiles } from '#adapters/tiles/remote.ts';
import { metNorway } from '#adapters/weather/met-norway.ts';
import { FREE_OPEN_METEO, openMeteo } from '#adapters/weather/open-meteo.ts';
import { sampleWeather, withSampleVillage } from '#adapters/weather/sample.ts';
import type { AssistantModel } from '#features/chat/server/ports.ts';
import type { TileProvider } from '#features/fields/server/ports.ts';
import type { PriceFeed } from '#features/market/server/ports.ts';
import type { Geocoder } from '#features/places/server/ports.ts';
import type { Catalogue } from '#features/satellite/server/ports.ts';
import type { PlaceSource, SmsSender } from '#features/suppliers/server/ports.ts';
import type { WeatherProvider } from '#features/weather/server/ports.ts';
import { splitList, type Env } from '../env.ts';
import { villagePlaces } from '../village/places.ts';

// Adapters to outside services, as configured. Null where a service is not set up.

/** User-Agent header for outside services. */
const userAgentOf = ({ PUBLIC_ORIGIN }: Pick<Env, 'PUBLIC_ORIGIN'>, version: string): string =>
  `Mavuno/${version}${PUBLIC_ORIGIN ? ` (+${PUBLIC_ORIGIN})` : ''}`;

export const placesOf = (
  { OVERPASS_URLS: urls, PUBLIC_ORIGIN }: Env,
  version: string,
): PlaceSource | null => {
  if (!urls) return null;
  return urls === 'sample'
    ? samplePlaces()
    : overpassPlaces({
        urls: splitList(urls),
        userAgent: userAgentOf({ PUBLIC_ORIGIN }, version),
      });
};

export const tilesOf = (
  { TILE_URL: url, TILE_CREDIT: attribution, TILE_MAX_ZOOM: maxZoom, PUBLIC_ORIGIN }: Env,
  version: string,
): TileProvider | null =>
  url && attribution
    ? remoteTiles({
        url,
        attribution,
        maxZoom,
        userAgent: userAgentOf({ PUBLIC_ORIGIN }, version),
      })
    : null;

export const geocoderOf = ({ GEOCODER_URL: url, PUBLIC_ORIGIN }: Env, version: string): Geocoder | null => {
  if (!url) return null;
  return url === 'sample'
    ? sampleGeocoder()
    : nominatim({ url, userAgent: userAgentOf({ PUBLIC_ORIGIN }, version) });
};

/**
 * Only MET Norway is free for everybody; Open-Meteo's free host is for trying out the app
 * (docs/decisions/2026-11-21-weather-sources.md).
 */
export const weatherOf = (
  { WEATHER_URL: url, WEATHER_KEY: key, WEATHER_CONTACT, WEATHER_MET_URL: met, PUBLIC_ORIGIN, NODE_ENV }: Env,
  version: string,
): WeatherProvider[] => {
  if (url === 'off') return [];
  if (url === 'sample') return [sampleWeather()];
  const contact = WEATHER_CONTACT ?? PUBLIC_ORIGIN;
  const userAgent = `Mavuno/${version}${contact ? ` ${contact}` : ''}`;
  const openMeteoUrl = url ?? (NODE_ENV === 'development' ? FREE_OPEN_METEO : undefined);
  const usesMetNorway = met !== 'off' && contact !== undefined && (NODE_ENV !== 'test' || met !== undefined);
  const providers = [
    ...(openMeteoUrl ? [openMeteo({ url: openMeteoUrl, key, userAgent })] : []),
    ...(usesMetNorway ? [metNorway({ url: met, userAgent })] : []),
  ];
  if (NODE_ENV !== 'development') return providers;
  return providers.map((real, i) =>
    i === providers.length - 1 ? withSampleVillage(real, villagePlaces) : real,
  );
};

const EARTH_SEARCH = 'https://earth-search.aws.element84.com/v1';
const DIGITAL_EARTH_AFRICA = 'https://explorer.digitalearth.africa/stac';
const ARCHIVE_HOSTS = [
  'e84-earth-search-sentinel-data.s3.us-west-2.amazonaws.com',
  'deafrica-sentinel-2.s3.af-south-1.amazonaws.com',
];

/** Free and without a key. A test contacts no service that it does not name. */
export const satelliteOf = (
  { SATELLITE_URL: url, SATELLITE_AFRICA_URL: africa, SATELLITE_HOSTS: hosts, PUBLIC_ORIGIN, NODE_ENV }: Env,
  version: string,
) => {
  const userAgent = userAgentOf({ PUBLIC_ORIGIN }, version);
  if (url === 'sample') {
    const { catalogue: sampleCatalogue, pixels } = sampleSatellite();
    return { catalogues: [sampleCatalogue], pixels, sample: true };
  }
  const urlOrDefault = (given: string | undefined, known: string): string | null =>
    given === 'off' ? null : (given ?? (NODE_ENV === 'test' ? null : known));
  const catalogue = (catalogueUrl: string | null, collection: Collection): Catalogue[] =>
    catalogueUrl ? [stacCatalogue({ url: catalogueUrl, collection, userAgent, timeoutMs: 20_000 })] : [];
  return {
    catalogues: [
      ...catalogue(urlOrDefault(url, EARTH_SEARCH), EARTH_SEARCH_COLLECTION),
      ...catalogue(urlOrDefault(africa, DIGITAL_EARTH_AFRICA), DIGITAL_EARTH_AFRICA_COLLECTION),
    ],
    pixels: createCogSource({
      hosts: new Set([...ARCHIVE_HOSTS, ...splitList(hosts)]),
      timeoutMs: 20_000,
      bytes: 64 * 1024 * 1024,
    }),
  };
};

export const pricesOf = ({ PRICES_URL: url, PUBLIC_ORIGIN }: Env, version: string): PriceFeed | null => {
  if (!url) return null;
  return url.startsWith('file:')
    ? filePrices(url)
    : hdxPrices({ url, userAgent: userAgentOf({ PUBLIC_ORIGIN }, version) });
};

/** On a public address a folder does not count as SMS: without an account SMS is off, and the screens say so. */
export const smsOf = (env: Env, dataDir: string): SmsSender | null => {
  const { AT_USERNAME: username, AT_API_KEY: apiKey, AT_SENDER: from } = env;
  if (username && apiKey) return africasTalking({ username, apiKey, from });
  const isPublic = env.NODE_ENV === 'production' && env.PUBLIC_ORIGIN !== undefined;
  return isPublic && !splitList(env.ALLOW_FAKES).includes('sms')
    ? null
    : fileSmsSender(path.join(dataDir, 'outbox-sms'));
};

/** In order of preference: each is tried when the one before fails. */
export const assistantsOf = ({
  LLM_URL: url,
  LLM_KEY: key,
  LLM_MODEL: model,
  LLM_FALLBACK_MODEL: fallbackModel,
  LLM_NEWER,
  ANTHROPIC_KEY,
  ANTHROPIC_MODEL,
  ANTHROPIC_URL,
}: Env): AssistantModel[] => [
  ...(ANTHROPIC_KEY
    ? [anthropicAssistant({ url: ANTHROPIC_URL, key: ANTHROPIC_KEY, model: ANTHROPIC_MODEL! })]
    : []),
  ...(url
    ? [model!, ...(fallbackModel ? [fallbackModel] : [])].map((one) =>
        openAiAssistant({ url, key, model: one, usesMaxCompletionTokens: LLM_NEWER === '1' }),
      )
    : []),
];
