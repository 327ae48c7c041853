import proj4, { type Converter } from 'proj4';
import type { Point } from '#kit/pure/geometry.ts';
import type { MetrePoint } from '../../domain/pixel-coverage.ts';
import { SatelliteError } from '../ports.ts';

const converters = new Map<number, Converter>();
const zoneOf = (epsg: number): Converter => {
  const cached = converters.get(epsg);
  if (cached) return cached;
  const [zone, south] = [epsg % 100, Math.floor(epsg / 100) === 327];
  if (![326, 327].includes(Math.floor(epsg / 100)) || zone < 1 || zone > 60)
    throw new SatelliteError('wrong', `no UTM zone: EPSG ${epsg}`);
  const converter = proj4(
    'EPSG:4326',
    `+proj=utm +zone=${zone} ${south ? '+south ' : ''}+datum=WGS84 +units=m +no_defs`,
  );
  converters.set(epsg, converter);
  return converter;
};

/** Converts WGS84 to metres in the UTM zone of a scene (EPSG 326xx north, 327xx south). */
export const toUtm = (epsg: number): ((point: Point) => MetrePoint) => {
  const { forward } = zoneOf(epsg);
  return ({ lat, lng }) => forward([lng, lat]) as [number, number];
};

/** Inverse. */
export const fromUtm = (epsg: number): ((at: MetrePoint) => Point) => {
  const { inverse } = zoneOf(epsg);
  return ([x, y]) => {
    const [lng, lat] = inverse([x, y]) as [number, number];
    return { lat, lng };
  };
};
