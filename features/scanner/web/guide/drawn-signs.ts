// @cache later

// Signs of diseases and pests: the leaf of the crop, and on it the pattern that its page describes.
import {
  AMBER,
  BARK,
  CLAY,
  CREAM,
  DEEP,
  type Drawing,
  EMBER,
  FAWN,
  GREEN,
  GREY,
  HUSK,
  NIGHT,
  OLIVE,
  ORANGE,
  PALE,
  PINK,
  PURPLE,
  SAND,
  SOIL,
  TAN,
  WHITE,
  WINE,
  YELLOW,
  balls,
  leaf as leafBetween,
  ovals,
  star,
} from '#features/fields/web/crop-paints.ts';
import { produce } from '#features/fields/web/drawn-produce.ts';
import { seedCrops } from '#features/fields/web/drawn-seed-crops.ts';
import {
  HOLE,
  LEMON,
  type Leaf,
  type LeafOf,
  type Mark,
  along,
  bars,
  blackTip,
  blade,
  blobs,
  crowded,
  dense,
  dots,
  draw,
  edge,
  eye,
  few,
  heart,
  lobed,
  maizeStalk,
  mites,
  oval,
  powder,
  rolled,
  rooted,
  roots,
  rust,
  seedPod,
  spots,
  streaks,
  target,
  trails,
  whiteflies,
  wilted,
  wrinkles,
} from './sign-marks.ts';

type LeafSigns = Readonly<Record<string, readonly (Mark | Leaf)[]>>;
const hungry: LeafOf = () => oval(LEMON, AMBER, GREEN, 3);
const rows = [-9, -5, 5, 9];

/** By crop: its leaf, and the marks on it for each condition. A leaf in the list stands in its place. */
const leafSigns: Readonly<Record<string, readonly [LeafOf, LeafSigns]>> = {
  bean: [
    heart,
    {
      angular_leaf_spot: [bars(FAWN, 4.2, 3.4), bars(HUSK, 3.2, 2.5)],
      rust: [rust(SOIL, 2.4, YELLOW)],
      anthracnose: [heart(GREEN, DEEP, WINE, 2.8)],
      halo_blight: [spots([LEMON, 5.4], [BARK, 1.6])],
      common_bacterial_blight: [edge(YELLOW, 7), edge(HUSK, 4), few(3, blobs(HUSK))],
      common_mosaic: [blobs(PALE), wrinkles],
    },
  ],
  blackgram: [
    heart,
    {
      anthracnose: [few(7, eye(EMBER, BARK, HOLE, 5))],
      powdery_mildew: [powder],
      leaf_crinkle: [wrinkles, rolled(`${PALE}90`)],
      yellow_mosaic: [blobs(YELLOW)],
    },
  ],
  cowpea: [heart, { rust: [rust(SOIL, 2.4)], powdery_mildew: [powder], yellow_mosaic: [blobs(YELLOW)] }],
  sweet_potato: [heart, { virus_disease: [blobs(PALE), edge(PURPLE, 2.4)] }],
  maize: [
    blade,
    {
      northern_leaf_blight: [few(4, spots([SAND, 11.5, 3.6], [TAN, 9, 2.2]))],
      gray_leaf_spot: [bars(SAND, 6, 2.2), bars(GREY, 5, 1.5)],
      common_rust: [dense(spots([EMBER, 2.6, 1.4], [SOIL, 1.7, 0.9]))],
      southern_rust: [dense(spots([ORANGE, 1.7]))],
      streak_virus: [
        streaks(
          LEMON,
          1.5,
          [-10, -7, -3.5, 3.5, 7, 10],
          [0.24, 0.32],
          [0.37, 0.47],
          [0.52, 0.6],
          [0.65, 0.71],
        ),
      ],
      lethal_necrosis: [streaks(LEMON, 1.2, [-7, -3.5, 3.5, 7], [0.16, 0.5], [0.58, 0.72]), edge(TAN, 3.6)],
      fall_armyworm: [
        bars(CREAM, 5, 2),
        few(3, spots([HOLE, 5, 3.6])),
        draw([HUSK, dots([20, 48], [24, 45], [22, 51], [27, 49], [25, 52], [30, 46]), 3]),
      ],
      stem_borers: [
        draw([
          HOLE,
          dots([19, 32], [23, 36], [27, 40], [36, 48], [32, 20], [36, 24], [44, 32], [48, 36]),
          3.8,
        ]),
      ],
      nitrogen_deficiency: [
        draw(
          [LEMON, 'M60 4 16 48Q24 22 60 4z'],
          [YELLOW, 'M60 4 16 48Q42 40 60 4z'],
          [PALE, 'M4 60 53 11', 1.4],
        ),
      ],
      potassium_deficiency: [edge(YELLOW, 6), edge(HUSK, 2.8)],
      phosphorus_deficiency: [blade('#9a5aa0', PURPLE)],
      magnesium_deficiency: [streaks(LEMON, 2.4, rows, [0.3, 0.4], [0.46, 0.56], [0.62, 0.7])],
      zinc_deficiency: [streaks(CREAM, 4, [-4.5, 4.5], [0.16, 0.76])],
    },
  ],
  rice: [
    blade,
    {
      blast: [few(5, bars(SOIL, 8, 3.8, true)), few(5, bars(GREY, 5, 2, true))],
      brown_spot: [eye(LEMON, SOIL, GREY, 3.4)],
      bacterial_leaf_blight: [
        edge(LEMON, 5),
        draw([SAND, 'M60 4Q54 20 46 30q-2-6 1-12-6 2-12 1Q46 10 60 4z']),
      ],
    },
  ],
  wheat: [
    blade,
    {
      leaf_rust: [dense(rust(EMBER, 1.8))],
      stem_rust: [spots([WHITE, 5, 2.2], [SOIL, 4, 1.6])],
      yellow_rust: [
        draw([
          YELLOW,
          dots(
            ...rows.flatMap((off) => [0.27, 0.34, 0.41, 0.48, 0.55, 0.62, 0.69].map((t) => along(t, off))),
          ),
          2.6,
        ]),
      ],
    },
  ],
  sorghum: [blade, { anthracnose: [spots([WINE, 4.4, 3], [SAND, 1.8, 1.1])] }],
  onion: [
    blade,
    { purple_blotch: [few(3, spots([LEMON, 9, 5.4], [PURPLE, 7.6, 4.2], [PINK, 5, 2.6], [PURPLE, 3, 1.3]))] },
  ],
  banana: [
    blade,
    {
      black_sigatoka: [
        dense(spots([BARK, 3, 0.8])),
        few(4, spots([YELLOW, 5, 2.8], [NIGHT, 4, 2], [GREY, 2, 0.9])),
      ],
    },
  ],
  coffee: [
    oval,
    {
      leaf_rust: [few(7, rust(EMBER, 3.2, LEMON))],
      cercospora_leaf_spot: [few(6, eye(YELLOW, SOIL, SAND, 5.2))],
      leaf_miner: [
        few(2, blobs(TAN)),
        draw([HUSK, 'M18 40c4-6 12-4 12 2s-8 8-11 5-2-5-1-7zM36 22c3-4 9-3 9 2s-6 6-8 4-2-4-1-6z']),
      ],
      phoma_brown_leaf_spot: [blackTip(TAN)],
    },
  ],
  groundnut: [
    oval,
    {
      early_leaf_spot: [eye(YELLOW, HUSK, BARK)],
      late_leaf_spot: [spots([NIGHT, 2.7])],
      rust: [dense(rust(EMBER, 1.7))],
      nutrient_deficiency: [hungry()],
      rosette: [blobs(LEMON), edge(LEMON, 2.4)],
    },
  ],
  citrus: [
    oval,
    {
      canker: [few(8, eye(YELLOW, TAN, BARK, 4.6))],
      greening: [
        draw([
          YELLOW,
          'M28 14c-6 3-10 8-11 14 6 2 10-2 11-6zM28 36c-6-2-12 0-13 6 2 8 7 13 11 14 4-6 4-14 2-20zM40 38c5-3 8 0 8 4-2 5-7 5-9 2z',
        ]),
      ],
      leafminer: [trails],
    },
  ],
  mango: [
    oval,
    {
      anthracnose: [few(7, eye(NIGHT, BARK, HOLE, 4))],
      bacterial_canker: [bars(YELLOW, 4.2, 3.4), bars(NIGHT, 3, 2.4)],
      gall_midge: [
        ({ at }) => [...balls(2.8, PALE, HUSK, ...at.slice(0, 7)), [HOLE, dots(...at.slice(7)), 4]],
      ],
      powdery_mildew: [powder],
      sooty_mould: [
        draw([
          `${NIGHT}d8`,
          'M30 5C20 12 12 25 13 39c1 10 6 16 12 19 4-10-2-14 4-22s-3-12 2-18-1-8-1-13zM40 14c8 9 12 18 11 27-4 4-8-1-7-6s-5-5-4-10-2-7 0-11z',
        ]),
      ],
    },
  ],
  pepper: [
    oval,
    {
      cercospora_leaf_spot: [few(7, spots([BARK, 4.6], [SAND, 3], [GREY, 1]))],
      bacterial_spot: [spots([LEMON, 3.4], [BARK, 2.3])],
      powdery_mildew: [few(4, spots([YELLOW, 7, 6])), powder],
      murda_complex_mites_thrips: [rolled(PALE), draw([TAN, 'M48 34l-3 12M16 34l3 12', 2])],
      nutrient_deficiency: [hungry()],
    },
  ],
  potato: [
    oval,
    {
      late_blight: [blackTip(WHITE)],
      early_blight: [target],
      leafroll_virus: [rolled(PALE), edge(PURPLE, 1.6)],
    },
  ],
  tomato: [
    lobed,
    {
      early_blight: [target],
      late_blight: [
        draw(
          [BARK, ovals(8, 7.5, [17, 35]) + ovals(5, 6.5, [33, 11])],
          [NIGHT, ovals(7, 6.5, [41, 47])],
          [WHITE, 'M13 42q7 3 11-3M28 17q5 3 9-1M37 53q6 2 9-3', 2.2],
        ),
      ],
      leaf_mold: [few(6, spots([LEMON, 6, 5])), few(3, spots([OLIVE, 4.4, 3.4]))],
      mosaic_virus: [blobs(PALE)],
      septoria_leaf_spot: [spots([BARK, 2.8], [GREY, 1.8], [NIGHT, 0.5])],
      bacterial_spot: [spots([LEMON, 3.2], [NIGHT, 1.9])],
      target_spot: [few(7, spots([LEMON, 5], [HUSK, 4], [TAN, 2.8], [HUSK, 1.4]))],
      spider_mites: [lobed('#c9b23e', AMBER), dense(spots([CREAM, 0.9])), mites],
      yellow_leaf_curl_virus: [oval(), rolled(LEMON)],
      tuta_absoluta: [
        draw(
          [
            CREAM,
            'M18 17c6-3 10 2 9 8s-5 6-8 3-5-9-1-11zM38 26c7-2 12 4 14 9-3 5-9 4-12 0s-6-8-2-9zM20 44c6-2 10 2 9 7s-6 7-9 3-4-9 0-10z',
          ],
          [
            BARK,
            dots([21, 20], [23, 24], [22, 27], [41, 29], [45, 32], [48, 35], [22, 47], [25, 51], [26, 48]),
            2,
          ],
        ),
      ],
      powdery_mildew: [powder],
      whitefly: [whiteflies],
      magnesium_deficiency: [lobed(LEMON, AMBER, GREEN, 3.4)],
    },
  ],
  any: [
    oval,
    {
      whiteflies: [whiteflies],
      variegated_grasshopper: [few(5, spots([HOLE, 5.4, 4.4]))],
      snails_and_slugs: [few(5, spots([HOLE, 5.4, 4.4]))],
      pesticide_burn: [few(6, spots([HUSK, 4.2], [CREAM, 3.2]))],
      fertilizer_burn: [edge(HUSK, 5)],
      iron_deficiency: [oval('#f3ecae', LEMON, GREEN, 2.4)],
      nitrogen_deficiency: [oval('#e3e08a', LEMON)],
      phosphorus_deficiency: [oval(GREEN, DEEP, PURPLE, 3), edge(PURPLE, 5)],
      potassium_deficiency: [edge(YELLOW, 7), edge(HUSK, 3.4)],
    },
  ],
};

const of = (crop: string): Drawing => produce[crop] ?? seedCrops[crop] ?? [];
const greenBerries: Drawing = [
  ...of('coffee').slice(0, 7),
  ...balls(9, GREEN, DEEP, [22, 38], [44, 36], [34, 50]),
];
const wiltedGreen = wilted(GREEN, DEEP, DEEP);
const weevils: Drawing = [
  ...balls(11, FAWN, TAN, [18, 18], [45, 20], [19, 46], [46, 47]),
  [NIGHT, dots([20, 20], [48, 22], [15, 49], [45, 52]), 7],
  [WHITE, dots([12, 14], [40, 14], [13, 42], [49, 40]), 3],
];
const bored: Drawing = [
  ...seedPod,
  [NIGHT, dots([22, 34], [42, 49]), 6.6],
  [TAN, dots([27, 38], [29, 42], [25, 40], [47, 53], [49, 50]), 2.6],
];

/** Signs on another part of the plant. */
const otherSigns: Readonly<Record<string, Drawing>> = {
  bean___aphid: crowded(NIGHT, 3.4, WHITE),
  cowpea___aphids: crowded(NIGHT, 3.4, WHITE),
  any___aphids: crowded(PALE, 3.4, WHITE),
  any___mealybugs_and_scales: crowded(WHITE, 4, GREY),
  cassava___mealybug: crowded(WHITE, 4, GREY),
  bean___bruchids: weevils,
  cowpea___bruchids: weevils,
  bean___pod_borer: bored,
  cowpea___pod_borer: bored,
  pigeon_pea___pod_borers: bored,
  bean___root_rot: rooted(LEMON, AMBER, [NIGHT, roots, 2.6], [BARK, 'M32 32v14', 6]),
  maize___aflatoxin_ear_rot: [
    ...of('maize'),
    [OLIVE, dots([26, 10], [32, 7], [37, 11], [29, 15], [35, 17], [24, 19], [39, 20]), 7],
    [LEMON, dots([28, 10], [33, 12], [36, 15], [27, 18]), 2.4],
  ],
  maize___fusarium_rot: [
    ...of('maize'),
    [PINK, dots([24, 21], [35, 14], [41, 29], [29, 37], [36, 45]), 6.6],
    [WHITE, 'M24 19l2 4M35 12l1 4M41 27v4M29 35l2 4M35 43l2 4', 1.4],
  ],
  maize___common_smut: [
    ...of('maize'),
    ...balls(8, WHITE, GREY, [26, 14], [39, 17], [31, 26]),
    [NIGHT, 'M39 17l4 3-2 4M26 14l-3 4', 2],
  ],
  maize___larger_grain_borer_and_weevils: [
    ...of('maize'),
    [NIGHT, dots([24, 21], [29, 29], [35, 13], [41, 29], [35, 37], [24, 37], [41, 45]), 4],
    [CREAM, dots([10, 60], [15, 59], [20, 61], [44, 61], [49, 59], [54, 60]), 3],
  ],
  maize___striga: [
    ...maizeStalk,
    [DEEP, 'M14 62V42M50 62V45', 2.4],
    [PURPLE, dots([14, 40], [10, 45], [18, 46], [50, 43], [46, 48], [54, 48]), 7],
    [PINK, dots([14, 40], [10, 45], [18, 46], [50, 43], [46, 48], [54, 48]), 2],
  ],
  coffee___berry_disease: [...greenBerries, [NIGHT, dots([20, 40], [47, 38], [33, 48]), 9]],
  coffee___berry_borer: [
    ...greenBerries,
    [NIGHT, dots([22, 43], [44, 41], [34, 55]), 3.6],
    [GREY, dots([26, 45], [48, 43], [38, 57]), 2.2],
  ],
  coffee___wilt: wilted(LEMON, OLIVE, BARK),
  groundnut___aflatoxin: [
    ...of('groundnut'),
    [OLIVE, dots([41, 16], [47, 21], [43, 25], [40, 41], [48, 44], [44, 50]), 6.8],
    [LEMON, dots([44, 18], [46, 24], [43, 44], [47, 49]), 2.4],
  ],
  citrus___black_spot: [
    ...of('citrus').slice(0, 7),
    [NIGHT, dots([17, 32], [30, 22], [25, 40], [38, 30]), 6],
    [SAND, dots([17, 32], [30, 22], [25, 40], [38, 30]), 2.4],
  ],
  mango___cutting_weevil: [
    ...leafBetween([32, 62], [6, 40], 0.3),
    [DEEP, 'M32 62V10', 4],
    [GREEN, 'M32 28C22 24 18 18 18 12l13 5z'],
    [DEEP, 'M32 28c10-4 14-10 14-16l-13 5z'],
    [TAN, 'M18 12l13 5 15-5', 2],
    ...leafBetween([46, 60], [62, 40], 0.5),
  ],
  mango___die_back: [
    [BARK, 'M32 62V4M32 40l14-10M32 50 18 42', 3.6],
    ...star(TAN, HUSK, [32, 14], 20, 0.36, [130, 60]),
    ...star(TAN, HUSK, [44, 31], 18, 0.36, [100]),
    ...leafBetween([20, 44], [4, 56], 0.5),
  ],
  mango___fruit_flies: [
    ...of('mango').slice(0, 5),
    ...leafBetween([26, 7], [50, 4]),
    [HUSK, ovals(11, 8, [36, 39, -24])],
    [WHITE, 'M30 40q3-3 5 0M37 43q3 1 4-2M36 35q2-2 5 0M43 38q2-1 3-3', 2.2],
    [NIGHT, dots([18, 32], [25, 22], [46, 20]), 2.8],
  ],
  pepper___anthracnose: [
    ...of('chilli'),
    [NIGHT, ovals(5.4, 4.4, [34, 42, -40])],
    [SOIL, ovals(3.4, 2.6, [34, 42, -40])],
    [PINK, 'M34 42h.1', 2.4],
  ],
  potato___bacterial_wilt: wiltedGreen,
  tomato___bacterial_wilt: wiltedGreen,
  potato___black_leg: wilted(LEMON, OLIVE, DEEP, [NIGHT, 'M32 60V44', 7]),
  potato___common_scab: [
    ...of('potato'),
    [HUSK, ovals(5, 4, [20, 26], [42, 22], [46, 42], [28, 46])],
    [SOIL, 'M17 26l6 1M20 23v5M39 22l6 1M43 42l6-1M46 39v6M25 46l6-1', 1.4],
  ],
  tomato___fusarium_wilt: [
    ...wilted(LEMON, AMBER, DEEP),
    ...star(GREEN, DEEP, [33, 30], 27, 0.4, [-24]),
    ...star(GREEN, DEEP, [33, 46], 24, 0.4, [-10]),
  ],
  tomato___blossom_end_rot: [
    ...of('tomato'),
    [NIGHT, ovals(13, 8.5, [32, 51])],
    [BARK, 'M20 49c3-4 9-6 15-5', 2.4],
  ],
  tomato___african_bollworm: [
    ...of('tomato'),
    [NIGHT, 'M40 40h.1', 11.5],
    [PALE, 'M41 41c6 4 12 2 15 7', 6],
    [GREEN, 'M44 42.5l1 3M49 44l.5 3M54 46l-1 3', 1.6],
    [BARK, 'M56 48h.1', 5],
  ],
  tomato___sunscald_and_cracking: [
    ...of('tomato'),
    [CREAM, ovals(10, 8, [20, 36])],
    [SAND, 'M14 40c4 4 12 3 15-2', 2],
    [BARK, 'M42 24c4 5 5 9 4 14M36 24l2 7', 2.2],
  ],
  tomato___damping_off: [
    [DEEP, 'M22 50C30 44 40 44 48 36', 3.6],
    [BARK, 'M20 52c3-3 6-5 10-6M20 54v6', 3],
    ...star(GREEN, DEEP, [48, 36], 15, 0.42, [20, -60]),
    [CLAY, 'M4 54q28-7 56 0v8H4z'],
  ],
  kale___black_rot: [
    ...of('kale'),
    [YELLOW, 'M9 25C7 31 12 34 11 42l17-6zM53 38c0 8-5 12-11 15l-7-8z'],
    [NIGHT, 'M28 36 10 31M26 37l-14 3M35 45l15-3M37 46l7 5', 1.6],
  ],
  kale___diamondback_moth: [
    ...of('kale'),
    [CREAM, ovals(4, 3, [22, 22], [44, 30], [20, 40])],
    [HOLE, dots([40, 18], [24, 32], [42, 44]), 7],
  ],
  kale___aphids: [
    ...of('kale'),
    [
      GREY,
      ovals(
        3,
        2.2,
        [26, 16],
        [31, 14],
        [36, 17],
        [29, 21],
        [34, 22],
        [31, 28],
        [25, 26],
        [38, 27],
        [29, 34],
        [34, 35],
      ),
    ],
    [WHITE, dots([26, 15], [36, 16], [29, 20], [34, 21], [25, 25]), 1.2],
  ],
  kale___clubroot: rooted(
    LEMON,
    OLIVE,
    [SAND, ovals(5, 9, [32, 42]) + ovals(4, 8, [24, 48, 35], [40, 48, -35])],
    [FAWN, 'M32 33c4 2 6 14 0 18z'],
  ),
  cassava___mosaic_disease: [
    ...star(GREEN, DEEP, [32, 38], 30, 0.26, [-150, -120, -90, -60, -30, 5, 175]),
    [
      YELLOW,
      ovals(
        4.6,
        2.8,
        [32, 20, 90],
        [21, 22, 60],
        [43, 22, -60],
        [14, 30, 30],
        [50, 30, -30],
        [16, 40, 0],
        [48, 40, 0],
      ),
    ],
    [DEEP, 'M32 38v22', 3],
  ],
  cassava___brown_streak_disease: [
    [SOIL, 'M3 46C4 28 16 14 34 8c10-3 20-5 26-4 2 8 0 20-8 30C40 50 22 58 8 60c-4 0-6-8-5-14z'],
    [CREAM, 'M8 46C10 31 20 19 36 13c8-3 14-4 20-4 1 6-2 14-7 21C38 44 24 52 11 54c-2 0-4-4-3-8z'],
    [SAND, 'M56 9c1 6-2 14-7 21C38 44 24 52 11 54c20-12 34-26 45-45z'],
    [
      HUSK,
      'M16 40c3-4 8-4 7 0s-8 6-7 0zM28 26c3-4 8-3 7 1s-9 4-7-1zM40 18c3-3 7-2 6 1s-8 3-6-1zM30 40c3-3 7-3 6 0s-8 4-6 0zM42 28h5M20 48h5M24 34l3-1',
      1.6,
    ],
    [
      HUSK,
      'M16 40c3-4 8-4 7 0s-8 6-7 0zM28 26c3-4 8-3 7 1s-9 4-7-1zM40 18c3-3 7-2 6 1s-8 3-6-1zM30 40c3-3 7-3 6 0s-8 4-6 0z',
    ],
  ],
  sweet_potato___weevil: [
    ...of('sweet_potato').slice(3, 7),
    [NIGHT, dots([24, 40], [32, 30], [38, 38], [46, 22], [20, 50], [48, 32]), 5],
  ],
  any___drought: wilted(OLIVE, TAN, HUSK),
  any___waterlogging: rooted(LEMON, OLIVE, [NIGHT, roots, 2.2], ['#3790c9', 'M4 32h56v5H4z']),
  any___root_knot_nematodes: rooted(
    LEMON,
    OLIVE,
    [SAND, roots, 2.2],
    [FAWN, dots([32, 40], [27, 44], [37, 44], [23, 48], [41, 48], [32, 52], [28, 55], [36, 55]), 6.4],
  ),
  any___cutworms: [
    [DEEP, 'M14 46v-7', 4],
    [DEEP, 'M20 42C30 40 36 34 40 28', 3.6],
    ...leafBetween([40, 28], [60, 16], 0.4),
    ...leafBetween([36, 34], [58, 38], 0.4),
    [SOIL, 'M4 46h56v10c0 4-3 6-6 6H10c-3 0-6-2-6-6z'],
    [TAN, 'M30 57c-5-5 0-10 5-9s6 6 2 8', 4.6],
  ],
};

const isLeaf = (one: Mark | Leaf): one is Leaf => typeof one !== 'function';

/** The drawn sign of a condition; null where none is drawn. */
export const signOf = (condition: string): Drawing | null => {
  const other = otherSigns[condition];
  if (other) return other;
  const [crop = '', name = ''] = condition.split('___');
  const [leafOf, signs] = leafSigns[crop] ?? [oval, {}];
  const marks = signs[name];
  if (!marks) return null;
  const leaf = marks.find(isLeaf) ?? leafOf();
  return [...leaf.drawing, ...marks.flatMap((mark) => (isLeaf(mark) ? [] : mark(leaf)))];
};
