import proj4 from 'proj4';
import type { Point } from '#kit/pure/geometry.ts';
import { SatelliteFault, type ToZone } from './ports.ts';

/** WGS84 to the UTM zone of a scene (EPSG 326xx north, 327xx south), metres. */
export const toZone: ToZone = (epsg) => {
  const [zone, south] = [epsg % 100, Math.floor(epsg / 100) === 327];
  if (![326, 327].includes(Math.floor(epsg / 100)) || zone < 1 || zone > 60) throw new SatelliteFault('wrong', `no UTM zone: EPSG ${epsg}`);
  const { forward } = proj4('EPSG:4326', `+proj=utm +zone=${zone} ${south ? '+south ' : ''}+datum=WGS84 +units=m +no_defs`);
  return ({ lat, lng }: Point) => forward([lng, lat]) as [number, number];
};
