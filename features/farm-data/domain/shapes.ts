import { fromPolygonText, type Point, type Ring } from '#kit/pure/geometry.ts';
import { ok, refuse, type Result } from '#kit/pure/result.ts';
import { readCsv } from './csv.ts';
import { nestingOf } from './nesting.ts';
import { descendantsNamed, type Element, readXml, type XmlFault } from './xml.ts';

/** A boundary found in a file. */
export interface Shape {
  readonly name: string;
  readonly ring: Ring;
}
type ShapeFault = XmlFault | 'data.file_unknown' | 'data.file_no_shapes' | 'data.file_too_many';

const MAX_SHAPES = 500;
/** More corners than a surveyor sets. A traced river can have this many. */
const MAX_CORNERS = 2_000;
const MAX_NESTING = 32;

/** A ring without its repeated last corner; null when invalid. */
const ringOf = (points: readonly Point[]): Ring | null => {
  const [first, last] = [points[0], points[points.length - 1]];
  const ring =
    first && last && points.length > 1 && first.lat === last.lat && first.lng === last.lng
      ? points.slice(0, -1)
      : points;
  const isReal =
    ring.length >= 3 &&
    ring.length <= MAX_CORNERS &&
    ring.every(
      ({ lat, lng }) =>
        Number.isFinite(lat) && Number.isFinite(lng) && Math.abs(lat) <= 180 && Math.abs(lng) <= 180,
    );
  return isReal ? ring : null;
};

const shape = (name: string, points: readonly Point[]): Shape[] => {
  const ring = ringOf(points);
  return ring ? [{ name: name.trim().replace(/\s+/g, ' ').slice(0, 80), ring }] : [];
};

type Json = { readonly [key: string]: unknown };
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const pointOf = (position: unknown): Point => {
  const [lng, lat] = list(position);
  return { lat: typeof lat === 'number' ? lat : NaN, lng: typeof lng === 'number' ? lng : NaN };
};

const nameIn = (properties: unknown): string => {
  if (!isJson(properties)) return '';
  const found = ['name', 'Name', 'NAME', 'title', 'label']
    .map((key) => properties[key])
    .find((value) => typeof value === 'string' && value.trim() !== '');
  return typeof found === 'string' ? found : '';
};

/** Outer rings only. A hole is an unfarmed rock, and fields have no holes here. */
const shapesOfGeometry = (geometry: unknown, name: string): Shape[] => {
  if (!isJson(geometry)) return [];
  if (geometry['type'] === 'Polygon') return shape(name, list(list(geometry['coordinates'])[0]).map(pointOf));
  if (geometry['type'] === 'MultiPolygon')
    return list(geometry['coordinates']).flatMap((polygon) =>
      shape(name, list(list(polygon)[0]).map(pointOf)),
    );
  return geometry['type'] === 'GeometryCollection'
    ? list(geometry['geometries']).flatMap((one) => shapesOfGeometry(one, name))
    : [];
};

const shapesOfGeoJson = (value: unknown): Shape[] => {
  if (!isJson(value)) return [];
  if (value['type'] === 'FeatureCollection') return list(value['features']).flatMap(shapesOfGeoJson);
  return value['type'] === 'Feature'
    ? shapesOfGeometry(value['geometry'], nameIn(value['properties']))
    : shapesOfGeometry(value, '');
};

const pointsOf = (text: string): Point[] =>
  text
    .trim()
    .split(/\s+/)
    .map((triple) => {
      const [lng, lat] = triple.split(',').map(Number);
      return { lat: lat ?? NaN, lng: lng ?? NaN };
    });

const shapesOfPlacemark = (placemark: Element): Shape[] => {
  const name = placemark.children.find((child) => child.name === 'name')?.text ?? '';
  return descendantsNamed(placemark, 'polygon').flatMap((polygon) => {
    const outer = descendantsNamed(polygon, 'outerboundaryis')[0] ?? polygon;
    return shape(name, pointsOf(descendantsNamed(outer, 'coordinates')[0]?.text ?? ''));
  });
};

const column = (header: readonly string[], names: readonly string[]): number =>
  header.findIndex((title) => names.includes(title.trim().toLowerCase()));
/** Spreadsheets in some locales write '36,08'. */
const parseDecimal = (text: string | undefined): number =>
  text?.trim() ? Number(text.trim().replace(',', '.')) : NaN;

/** Either a column with POLYGON((lng lat, …)), or one corner per line under the field's name. */
const shapesOfCsv = (text: string): Shape[] => {
  const [header = [], ...lines] = readCsv(text);
  const name = column(header, ['name', 'field', 'jina', 'shamba']);
  const nameOf = (line: readonly string[]): string =>
    (name < 0 ? '' : (line[name] ?? '')).replace(/^'(?=[=+\-@])/, '');
  const wkt = header.findIndex((_, i) => lines.some((line) => /^\s*POLYGON\s*\(\(/i.test(line[i] ?? '')));
  if (wkt >= 0) return lines.flatMap((line) => shape(nameOf(line), fromPolygonText(line[wkt] ?? '') ?? []));
  const [lat, lng] = [
    column(header, ['lat', 'latitude', 'y']),
    column(header, ['lng', 'lon', 'long', 'longitude', 'x']),
  ];
  if (lat < 0 || lng < 0) return [];
  const corners = new Map<string, Point[]>();
  for (const line of lines) {
    const fieldName = nameOf(line);
    const points = corners.get(fieldName) ?? [];
    points.push({ lat: parseDecimal(line[lat]), lng: parseDecimal(line[lng]) });
    corners.set(fieldName, points);
  }
  return [...corners].flatMap(([of, points]) => shape(of, points));
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const shapesIn = (text: string): Result<Shape[], ShapeFault> => {
  const start = text.trimStart()[0];
  if (start === '{') {
    if (nestingOf(text) > MAX_NESTING) return refuse('data.file_deep');
    const value = parsed(text);
    return value === undefined ? refuse('data.file_broken') : ok(shapesOfGeoJson(value));
  }
  if (start === '<') {
    const read = readXml(text);
    return read.ok
      ? ok(
          (read.value.name === 'placemark'
            ? [read.value]
            : descendantsNamed(read.value, 'placemark')
          ).flatMap(shapesOfPlacemark),
        )
      : read;
  }
  return /[,;\t]/.test(text.slice(0, 2_000)) ? ok(shapesOfCsv(text)) : refuse('data.file_unknown');
};

/** The boundaries in a GeoJSON, KML or CSV text, whatever the file name. */
export const readShapes = (text: string): Result<Shape[], ShapeFault> => {
  const found = shapesIn(text.replace(/^\uFEFF/, ''));
  if (!found.ok) return found;
  if (found.value.length === 0) return refuse('data.file_no_shapes');
  return found.value.length > MAX_SHAPES ? refuse('data.file_too_many', { most: MAX_SHAPES }) : found;
};

/** Kenya with a margin; only used to tell which of two numbers is the latitude. */
const KENYA_WITH_MARGIN = { south: -5.2, north: 5.6, west: 33.4, east: 42.4 };
const isNear = ({ lat, lng }: Point): boolean =>
  lat >= KENYA_WITH_MARGIN.south &&
  lat <= KENYA_WITH_MARGIN.north &&
  lng >= KENYA_WITH_MARGIN.west &&
  lng <= KENYA_WITH_MARGIN.east;
export const swapLatLng = ({ name, ring }: Shape): Shape => ({
  name,
  ring: ring.map(({ lat, lng }) => ({ lat: lng, lng: lat })),
});

/** `turned`: the shape lies in Kenya if latitude and longitude are swapped. */
export const placementOf = (one: Shape): 'here' | 'turned' | 'elsewhere' => {
  if (one.ring.every(isNear)) return 'here';
  return swapLatLng(one).ring.every(isNear) ? 'turned' : 'elsewhere';
};
