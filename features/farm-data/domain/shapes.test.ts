import fc from 'fast-check';
import { expect, test } from 'vitest';
import { areaOf } from '#kit/pure/geodesy.ts';
import { squareAround, toPolygonText } from '#kit/pure/geometry.ts';
import { polygonOf, toGeoJson } from './geojson.ts';
import { placementOf, readShapes, type Shape, swapLatLng } from './shapes.ts';

const ring = [
  [36.08, -0.31],
  [36.082, -0.31],
  [36.082, -0.308],
  [36.08, -0.308],
].map(([lng, lat]) => ({ lng: lng!, lat: lat! }));
const kml = (inside: string, head = '<?xml version="1.0" encoding="UTF-8"?>'): string =>
  `${head}<kml xmlns="http://www.opengis.net/kml/2.2"><Document>${inside}</Document></kml>`;
const coordinates = (points: readonly { lat: number; lng: number }[]): string =>
  [...points, points[0]!].map((p) => `${p.lng},${p.lat},0`).join('\n  ');
const placemark = (name: string): string =>
  `<Placemark><name>${name}</name><Polygon><outerBoundaryIs><LinearRing><coordinates>${coordinates(ring)}</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark>`;
const shapesOf = (text: string): readonly Shape[] => {
  const read = readShapes(text);
  if (!read.ok) throw new Error(read.code);
  return read.value;
};
const codeOf = (text: string): string => {
  const read = readShapes(text);
  return read.ok ? 'read' : read.code;
};

test('our own GeoJSON is read back as the same shapes, with the RFC 7946 winding order', () => {
  const fields = [
    { id: 'f1', name: 'Juu', boundary: toPolygonText(ring), size: 1 },
    { id: 'f2', name: 'Chini', boundary: toPolygonText([...ring].reverse()), size: 2 },
  ];
  const text = toGeoJson(fields);
  const { features } = JSON.parse(text) as {
    features: { geometry: { coordinates: [number, number][][] }; properties: object }[];
  };
  for (const { geometry } of features) {
    const [outer] = geometry.coordinates;
    const turn = outer!.slice(1).reduce((sum, [x, y], i) => sum + outer![i]![0] * y - x * outer![i]![1], 0);
    expect(turn).toBeGreaterThan(0);
    expect(outer![0]).toEqual(outer![outer!.length - 1]);
  }
  expect(features[0]!.properties).toEqual({ name: 'Juu', size: 1 });
  expect(shapesOf(text).map(({ name }) => name)).toEqual(['Juu', 'Chini']);
  expect(areaOf(shapesOf(text)[1]!.ring)).toBeCloseTo(areaOf(ring), 3);
  expect(polygonOf(ring).coordinates[0]).toHaveLength(5);
});

test('finds boundaries in GeoJSON, KML and CSV among other content', () => {
  const geo = {
    type: 'MultiPolygon',
    coordinates: [polygonOf(ring).coordinates, polygonOf(ring).coordinates],
  };
  expect(
    shapesOf(
      JSON.stringify({ type: 'Feature', properties: { Name: ' Shamba  la mto ' }, geometry: geo }),
    ).map((s) => s.name),
  ).toEqual(['Shamba la mto', 'Shamba la mto']);
  expect(
    shapesOf(
      kml(
        `<Folder>${placemark('Njoro &amp; Molo &#39;A&#39;')}<Placemark><Point><coordinates>36,0</coordinates></Point></Placemark></Folder><!-- x -->`,
      ),
    ),
  ).toEqual([{ name: "Njoro & Molo 'A'", ring }]);
  expect(
    shapesOf(
      kml(
        '<kml:Placemark xmlns:kml="x"><name><![CDATA[A < B]]></name><MultiGeometry><Polygon><outerBoundaryIs><LinearRing><coordinates>' +
          coordinates(ring) +
          '</coordinates></LinearRing></outerBoundaryIs></Polygon></MultiGeometry></kml:Placemark>',
      ),
    )[0]!.name,
  ).toBe('A < B');
  expect(shapesOf(`jina;boundary\r\nJuu;"${toPolygonText(ring)}"`)[0]!.name).toBe('Juu');
  expect(
    shapesOf(
      `name,lat,lng\n${ring.map((p) => `A,${p.lat},${p.lng}`).join('\n')}\n${ring.map((p) => `B,${p.lat},${p.lng}`).join('\n')}`,
    ).map((s) => s.name),
  ).toEqual(['A', 'B']);
  expect(
    shapesOf(
      `shamba;lat;lng\n${ring.map((p) => `A;${String(p.lat).replace('.', ',')};${String(p.lng).replace('.', ',')}`).join('\n')}`,
    )[0]!.ring,
  ).toEqual(ring);
});

test('detects swapped latitude and longitude by the location of Kenya', () => {
  const right: Shape = { name: '', ring };
  expect([
    placementOf(right),
    placementOf(swapLatLng(right)),
    placementOf({ name: '', ring: squareAround({ lat: 51, lng: 7 }, 10_000) }),
  ]).toEqual(['here', 'turned', 'elsewhere']);
  expect(swapLatLng(swapLatLng(right))).toEqual(right);
});

test('reads a ">" inside an attribute value', () => {
  const styled = placemark('Juu').replace('<Placemark>', `<Placemark id="a>b" class='"/>'>`);
  expect(shapesOf(kml(styled)).map(({ name }) => name)).toEqual(['Juu']);
  expect(codeOf(kml(placemark('Juu').replace('<Placemark>', '<Placemark id="a>')))).toBe('data.file_broken');
});

test('refuses entity expansion, external entities and deep nesting before parsing', () => {
  const lol = `<!DOCTYPE lolz [<!ENTITY lol "lol">${Array.from({ length: 9 }, (_, i) => `<!ENTITY lol${i + 1} "${`&lol${i || ''};`.repeat(10)}">`).join('')}]>`;
  expect(codeOf(kml(placemark('&lol9;'), lol))).toBe('data.file_dtd');
  expect(codeOf(kml(placemark('&xxe;'), '<!DOCTYPE x [<!ENTITY xxe SYSTEM "file:///etc/passwd">]>'))).toBe(
    'data.file_dtd',
  );
  expect(shapesOf(kml(placemark('&lol9;')))[0]!.name).toBe('&lol9;');
  expect(codeOf('<a>'.repeat(100_000) + '</a>'.repeat(100_000))).toBe('data.file_deep');
  expect(codeOf(`{"type":"FeatureCollection","features":${'['.repeat(100_000)}${']'.repeat(100_000)}}`)).toBe(
    'data.file_deep',
  );
  expect(
    codeOf(
      JSON.stringify({
        type: 'FeatureCollection',
        features: Array.from({ length: 501 }, () => ({
          type: 'Feature',
          geometry: polygonOf(ring),
          properties: null,
        })),
      }),
    ),
  ).toBe('data.file_too_many');
  const started = performance.now();
  expect(
    codeOf(kml(placemark('x').replace('</coordinates>', ' 36,0'.repeat(200_000) + '</coordinates>'))),
  ).toBe('data.file_no_shapes');
  expect(codeOf(`name,lat,lng\n${'A,0,36\n'.repeat(200_000)}`)).toBe('data.file_no_shapes');
  expect(performance.now() - started).toBeLessThan(20_000);
});

test('broken, empty and unknown files each get their own error code', () => {
  for (const [text, code] of [
    ['', 'data.file_unknown'],
    ['hello', 'data.file_unknown'],
    ['{', 'data.file_broken'],
    ['<kml><a></b></kml>', 'data.file_broken'],
    ['<kml', 'data.file_broken'],
    ['{"type":"Point","coordinates":[36,0]}', 'data.file_no_shapes'],
    [
      kml('<Placemark><LineString><coordinates>36,0 36,1</coordinates></LineString></Placemark>'),
      'data.file_no_shapes',
    ],
    ['a,b\n1,2', 'data.file_no_shapes'],
    ['{"type":"Polygon","coordinates":[[["x",null],[36],{}]]}', 'data.file_no_shapes'],
    ['{"type":"Polygon","coordinates":"no"}', 'data.file_no_shapes'],
  ] as const)
    expect([text, codeOf(text)]).toEqual([text, code]);
});

test('property: no text makes the reader throw', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        fc.string().map((s) => `<kml>${s}</kml>`),
        fc
          .array(fc.constantFrom('<', '>', '/', 'a', '![CDATA[', '&', '"', ' ', '!--', '?', '='))
          .map((parts) => `<${parts.join('')}`),
      ),
      (text) => {
        expect(typeof readShapes(text).ok).toBe('boolean');
      },
    ),
    { numRuns: 500 },
  );
});
