import * as z from 'zod/mini';
import { operation } from '#kit/pure/contract.ts';
import { idSchema } from '#kit/pure/id-schema.ts';
import { conditions, weatherSources } from './domain/forecast.ts';

const known = z.nullable(z.number());
const hour = z.object({
  at: z.number(),
  hours: z.number(),
  temperature: known,
  humidity: known,
  wind: known,
  rain: known,
  rainChance: known,
  clouds: known,
  pressure: known,
  radiation: known,
  et0: known,
  condition: z.nullable(z.enum(conditions)),
});
const day = z.object({
  day: z.string(),
  date: z.number(),
  temp: z.object({ max: known, min: known, day: known }),
  rain: known,
  rainProb: known,
  condition: z.nullable(z.enum(conditions)),
  windSpeed: known,
  humidity: known,
  pressure: known,
  clouds: known,
  radiation: known,
  et0: known,
});
const forecast = z.object({
  source: z.enum(weatherSources),
  fetchedAt: z.string(),
  place: z.object({ lat: z.number(), lng: z.number() }),
  elevation: known,
  utcOffset: z.number(),
  hours: z.array(hour),
  days: z.array(day),
  doubts: z.array(z.string()),
});
const weatherDay = z.object({
  date: z.string(),
  tmin: known,
  tmax: known,
  rain: known,
  rainChance: known,
  rhMean: known,
  rhMax: known,
  rhMin: known,
  rh90Hours: known,
  tRh90: known,
  wetHours: known,
  tWet: known,
  windMax: known,
  windMean: known,
  radiation: known,
  et0: known,
  hours: z.enum(['told', 'estimated']),
});

export const weatherRefusals = {
  'weather.no_place': 400,
  'weather.no_field': 404,
  'weather.unconfirmed': 409,
} as const;

export const getWeather = operation({
  id: 'weather.get',
  method: 'GET',
  path: '/api/weather',
  access: 'user',
  perMinute: 20,
  refusals: weatherRefusals,
  summary: 'The forecast for one of the caller’s fields, or for a point, of the square of 0.1° it lies in',
  query: z.object({
    field: z.optional(idSchema),
    lat: z.optional(z.coerce.number().check(z.minimum(-90), z.maximum(90))),
    lng: z.optional(z.coerce.number().check(z.minimum(-180), z.maximum(180))),
    /** 1: if the cell's forecast is due, fetch it now and wait for it. */
    fresh: z.optional(z.enum(['0', '1'])),
    /** `fetchedAt` of the caller's copy: an unchanged forecast is not sent again. */
    have: z.optional(z.string().check(z.maxLength(40))),
  }),
  reply: z.object({
    /** Null: no source has answered for this place yet, or the caller has it already. */
    forecast: z.nullable(forecast),
    unchanged: z.boolean(),
    /** Past days, oldest first, as far as known. */
    past: z.array(weatherDay),
    /** From the sample provider: invented data. */
    sample: z.boolean(),
  }),
});
