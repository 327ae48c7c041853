// Who may know whom (ARCHITECTURE.md). Read by `npm test` and by tools/rooms/rooms.test.ts.
const feature = '^features/([^/]+)/';
const TEST = '\\.(test|e2e)\\.tsx?$|/testing(\\.ts$|/)|test-cluster\\.ts$';
/** Made by the bundler: not files. */
const VIRTUAL = '^virtual:|\\?';
const other = '^features/(?!$1/)[^/]+/';

/** The features from the ground up; a feature may know its own tier and those below. */
const tiers = {
  ground: ['people', 'privacy', 'plans', 'payments', 'places', 'fields', 'crops', 'history'],
  senses: [
    'agronomy',
    'weather',
    'satellite',
    'market',
    'community',
    'community-demo',
    'training',
    'suppliers',
  ],
  judgement: [
    'scanner',
    'experts',
    'sightings',
    'impact',
    'alerts',
    'organic',
    'yields',
    'tasks',
    'offers',
    'price-alerts',
  ],
  voice: ['notify', 'memory', 'text-line', 'chat', 'referrals', 'admin', 'documents', 'farm-data'],
};
const names = Object.keys(tiers);
const at = (list) => `^features/(${list.flatMap((tier) => tiers[tier]).join('|')})/`;
const upward = names.slice(0, -1).map((tier, i) => ({
  name: `no-way-up-from-${tier}`,
  comment: 'ground ← senses ← judgement ← voice: react to an event row instead of calling upwards',
  severity: 'error',
  from: { path: at([tier]), pathNot: TEST },
  to: { path: at(names.slice(i + 1)) },
}));

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });
const pure = '^(kit/(pure|sync)/|features/[^/]+/domain/)';

module.exports = {
  forbidden: [
    forbid('resolves', 'an import that leads nowhere', {}, { couldNotResolve: true, pathNot: VIRTUAL }),
    forbid(
      'no-circles',
      'two files that need each other are one file or three',
      { pathNot: TEST },
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } },
    ),
    forbid(
      'nobody-knows-apps',
      'apps put things together; nothing is put together from them',
      { path: '^(kit|features|adapters|knowledge|vision|evals)/', pathNot: TEST },
      { path: '^apps/' },
    ),
    forbid(
      'kit-knows-no-feature',
      'no farming words in the kit',
      { path: '^kit/', pathNot: TEST },
      { path: '^(features|adapters|knowledge|vision)/' },
    ),
    forbid(
      'kit-pure-is-the-bottom',
      'pure knows pure',
      { path: '^kit/pure/', pathNot: TEST },
      { path: '^kit/(?!pure/)' },
    ),
    forbid(
      'kit-sync-is-pure',
      'reducers without a world',
      { path: '^kit/sync/', pathNot: TEST },
      { path: '^kit/(?!pure/|sync/)' },
    ),
    forbid(
      'pure-has-no-world',
      'no Node, DOM or server library in pure rooms',
      { path: pure, pathNot: TEST },
      { dependencyTypes: ['core'] },
    ),
    forbid(
      'pure-has-few-packages',
      'pure rooms may use only packages without a world',
      { path: pure, pathNot: TEST },
      { path: 'node_modules/', pathNot: 'node_modules/(zod|uuid|@zxcvbn-ts/core)/' },
    ),
    forbid(
      'domain-knows-rules-only',
      'a domain knows the pure kit and domains',
      { path: '^features/[^/]+/domain/', pathNot: TEST },
      { path: '^(features/[^/]+/(?!domain/)|kit/(?!pure/|sync/)|adapters/|evals/|vision/|tools/)' },
    ),
    forbid(
      'contract-knows-domain',
      'a contract is made of nouns',
      { path: '^features/[^/]+/contract[a-z-]*\\.ts$' },
      { path: '^(features/[^/]+/(?!domain/|contract[a-z-]*\\.ts)|kit/(?!pure/|sync/)|adapters/)' },
    ),
    forbid(
      'server-knows-no-web',
      'the server never needs a screen',
      { path: '^(features/[^/]+/server|kit/server|apps/server|adapters)/', pathNot: TEST },
      { path: '^(features/[^/]+/web|kit/web|apps/web)/' },
    ),
    forbid(
      'web-knows-no-server',
      "a screen never needs the server's code",
      { path: '^(features/[^/]+/web|kit/web|apps/web)/', pathNot: TEST },
      { path: '^(features/[^/]+/server|kit/server|apps/server|adapters)/' },
    ),
    forbid(
      'web-reaches-no-server-package',
      'nothing a screen leads to may need Node',
      { path: '^(features/[^/]+/web|kit/web|apps/web)/', pathNot: TEST },
      { path: '^node_modules/(pg|fastify|pino|better-auth|sharp|nodemailer)/', reachable: true },
    ),
    forbid(
      'web-knows-no-node',
      'browsers have no Node',
      { path: '^(features/[^/]+/web|kit/web|apps/web)/', pathNot: TEST },
      { dependencyTypes: ['core'] },
    ),
    forbid(
      'only-the-published-server',
      "of another feature's server only server/api.ts",
      { path: `${feature}server/`, pathNot: TEST },
      { path: `${other}server/(?!api\\.ts$)` },
    ),
    forbid(
      'adapters-implement-ports',
      'an adapter knows the ports and nouns of features, not their workings',
      { path: '^adapters/', pathNot: TEST },
      { path: '^features/[^/]+/(server/(?!ports\\.ts$)|web/|inference/)' },
    ),
    forbid(
      'only-apps-know-adapters',
      'adapters are built in apps/server alone',
      { path: '^(features|kit)/', pathNot: TEST },
      { path: '^adapters/' },
    ),
    forbid('tests-stay-out', 'nothing that ships needs a test file', { pathNot: TEST }, { path: TEST }),
    forbid(
      'tools-stay-out',
      'nothing that ships needs a tool',
      { path: '^(apps|kit|features|adapters|knowledge)/', pathNot: TEST },
      { path: '^(tools|e2e|evals)/' },
    ),
    ...upward,
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|data|\\.cache|test-results)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'module', 'browser', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json'],
    },
  },
};
