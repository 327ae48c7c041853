// Which folder may import which (ARCHITECTURE.md). Read by tools/imports/layers.test.ts.
const feature = '^features/([^/]+)/';
const TEST = '\\.(test|e2e)\\.tsx?$|/testing(\\.ts$|/)|test-cluster\\.ts$';
/** Made by the bundler: not files. */
const VIRTUAL = '^virtual:|\\?';
/** What runs in Node only. */
const server = '^(features/[^/]+/server|kit/server|apps/server|adapters|vision|evals|tools|e2e)/';
const other = '^features/(?!$1/)[^/]+/';

/** Features by tier, lowest first; a feature may import its own tier and those below. */
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
  voice: ['notify', 'memory', 'sms-ussd', 'chat', 'referrals', 'admin', 'documents', 'farm-data'],
};
const names = Object.keys(tiers);
const at = (list) => `^features/(${list.flatMap((tier) => tiers[tier]).join('|')})/`;
const upward = names.slice(0, -1).map((tier, i) => ({
  name: `no-import-up-from-${tier}`,
  comment: 'ground ← senses ← judgement ← voice: listen to an event instead of importing a higher tier',
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
      'no-cycles',
      'import cycles: merge the two files or move what both need to a third',
      { pathNot: TEST },
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } },
    ),
    forbid(
      'nothing-imports-apps',
      'apps assemble the other folders; nothing else imports them',
      { path: '^(kit|features|adapters|knowledge|vision|evals)/', pathNot: TEST },
      { path: '^apps/' },
    ),
    forbid(
      'kit-imports-no-feature',
      'the kit works for any product; farming is in features and knowledge',
      { path: '^kit/', pathNot: TEST },
      { path: '^(features|adapters|knowledge|vision)/' },
    ),
    forbid(
      'kit-pure-imports-only-itself',
      'pure code imports only pure code',
      { path: '^kit/pure/', pathNot: TEST },
      { path: '^kit/(?!pure/)' },
    ),
    forbid(
      'kit-sync-imports-only-pure',
      'the sync reducers are pure',
      { path: '^kit/sync/', pathNot: TEST },
      { path: '^kit/(?!pure/|sync/)' },
    ),
    forbid(
      'pure-imports-no-node',
      'pure code uses neither Node nor the DOM',
      { path: pure, pathNot: TEST },
      { dependencyTypes: ['core'] },
    ),
    forbid(
      'pure-imports-few-packages',
      'pure code uses only packages that do no input or output',
      { path: pure, pathNot: TEST },
      { path: 'node_modules/', pathNot: 'node_modules/(zod|uuid|@noble/hashes|@zxcvbn-ts/core)/' },
    ),
    forbid(
      'domain-imports-only-domains',
      'a domain imports the pure kit and other domains',
      { path: '^features/[^/]+/domain/', pathNot: TEST },
      { path: '^(features/[^/]+/(?!domain/)|kit/(?!pure/|sync/)|adapters/|evals/|vision/|tools/)' },
    ),
    forbid(
      'contract-imports-only-domain',
      'a contract is made of domain types',
      { path: '^features/[^/]+/contract[a-z-]*\\.ts$' },
      { path: '^(features/[^/]+/(?!domain/|contract[a-z-]*\\.ts)|kit/(?!pure/|sync/)|adapters/)' },
    ),
    forbid(
      'server-imports-no-web',
      'the server never needs a screen',
      { path: '^(features/[^/]+/server|kit/server|apps/server|adapters)/', pathNot: TEST },
      { path: '^(features/[^/]+/web|kit/web|apps/web)/' },
    ),
    forbid(
      'only-the-server-imports-the-server',
      "a screen never needs the server's code, directly or through another file",
      { pathNot: `${server}|${TEST}` },
      { path: server },
    ),
    forbid(
      'only-the-server-imports-its-packages',
      'nothing a screen leads to may need Node',
      { pathNot: `${server}|${TEST}` },
      { path: '^node_modules/(pg|fastify|pino|better-auth|sharp|nodemailer)/' },
    ),
    forbid(
      'web-imports-no-node',
      'browsers have no Node',
      { path: '^(features/[^/]+/web|kit/web|apps/web)/', pathNot: TEST },
      { dependencyTypes: ['core'] },
    ),
    forbid(
      'only-the-public-server-api',
      "of another feature's server only server/api.ts",
      { path: `${feature}server/`, pathNot: TEST },
      { path: `${other}server/(?!api\\.ts$)` },
    ),
    forbid(
      'adapters-implement-ports',
      'an adapter imports the ports, contracts and domains of features only',
      { path: '^adapters/', pathNot: TEST },
      { path: '^features/[^/]+/(server/(?!ports\\.ts$)|web/|inference/)' },
    ),
    forbid(
      'only-apps-import-adapters',
      'adapters are built in apps/server alone',
      { path: '^(features|kit)/', pathNot: TEST },
      { path: '^adapters/' },
    ),
    forbid(
      'no-test-in-production',
      'nothing that ships needs a test file',
      { pathNot: TEST },
      { path: TEST },
    ),
    forbid(
      'no-tool-in-production',
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
