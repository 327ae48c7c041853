import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  addHandler,
  addImport,
  addLast,
  addToCommands,
  addContractType,
  expected,
  replaceOnce,
} from './edits.ts';
import { camel, commandName, featureName, GeneratorError } from './names.ts';
import * as templates from './templates.ts';

/** Paths below the root → text to write. */
export type Plan = ReadonlyMap<string, string>;

const TIERS = ['ground', 'senses', 'judgement', 'voice'] as const;

/** Reads files with the changes that this plan has made so far. Nothing is written to the disk. */
const openPlan = (root: string) => {
  const files = new Map<string, string>();
  const textOf = (file: string): string | null =>
    files.get(file) ??
    (existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : null);
  return {
    files,
    at: textOf,
    change: (file: string, edit: (text: string) => string, otherwise?: string): void => {
      const text = textOf(file) ?? otherwise;
      if (text === undefined) throw new GeneratorError(`${file} does not exist. Nothing was written.`);
      const edited = edit(text);
      if (edited !== textOf(file)) files.set(file, edited);
    },
  };
};
type PlanFiles = ReturnType<typeof openPlan>;

const addToWeb = ({ change }: PlanFiles, feature: string): void => {
  const name = `${camel(feature)}Web`;
  change(`features/${feature}/web/index.ts`, (text) => text, templates.webIndex(feature));
  change('apps/web/compose.ts', (text) =>
    addImport(
      replaceOnce(text, /^\]\);/m, (end) => `  ${name},\n${end}`, 'apps/web/compose.ts'),
      `import { ${name} } from '#features/${feature}/web/index.ts';`,
    ),
  );
};

/** Plans a new feature: its server and web modules, its tier and a line in each app. */
export const planFeature = (root: string, word: string | undefined, tier = 'voice'): Plan => {
  const feature = featureName(word);
  const folder = `features/${feature}`;
  if (!(TIERS as readonly string[]).includes(tier))
    throw new GeneratorError(`“${tier}” is no tier. Choose one of ${TIERS.join(', ')} (ARCHITECTURE.md).`);
  if (existsSync(path.join(root, folder)))
    throw new GeneratorError(`The feature ${feature} exists already: ${folder}.`);
  const plan = openPlan(root);
  plan.files.set(`${folder}/server/index.ts`, templates.serverIndex(feature));
  plan.files.set(`${folder}/server/access.ts`, templates.serverAccess(feature));
  addToWeb(plan, feature);
  const server = `${camel(feature)}Server`;
  plan.change('apps/server/compose.ts', (text) =>
    addImport(
      replaceOnce(text, /^ {2}\]\);/m, (end) => `    ${server}(),\n${end}`, 'apps/server/compose.ts'),
      `import { ${server} } from '#features/${feature}/server/index.ts';`,
    ),
  );
  plan.change('.dependency-cruiser.cjs', (text) =>
    replaceOnce(
      text,
      new RegExp(`^( {2}${tier}: \\[[^\\]]*?),?(\\s*\\],)`, 'm'),
      (_, list, end) => `${list}, '${feature}'${end}`,
      '.dependency-cruiser.cjs',
    ),
  );
  return plan.files;
};

/** The command's namespace: that of the feature's other commands, else the feature's name. */
const namespaceOf = (root: string, { at }: PlanFiles, feature: string): string => {
  const texts = readdirSync(path.join(root, 'features', feature))
    .filter((file) => /^contract[a-z-]*\.ts$/.test(file))
    .map((file) => at(`features/${feature}/${file}`));
  const spaces = texts.flatMap((text) =>
    [...(text ?? '').matchAll(/\bcommand\(\s*'([a-z_]+)\./g)].map(([, space]) => space!),
  );
  return spaces[0] ?? feature.replaceAll('-', '_');
};

/** The words files that the outbox text reads. */
const wordsOf = (outboxText: string, folder: string, language: 'en' | 'sw'): string => {
  const found = new RegExp(`from '\\.\\./(words[a-z.-]*\\.${language}\\.ts)'`).exec(outboxText)?.[1];
  if (!found) throw new GeneratorError(`${folder}/web/outbox-text.ts reads no words. Nothing was written.`);
  return `${folder}/${found}`;
};

/**
 * A new command: its definition, a handler stub with tests that fail until it is written, its access line,
 * projection, outbox text and two empty sentences. Lint refuses the TODO comments.
 */
export const planCommand = (root: string, word: string | undefined): Plan => {
  const { feature, verb } = commandName(word);
  const folder = `features/${feature}`;
  if (!existsSync(path.join(root, folder)))
    throw new GeneratorError(
      `There is no feature ${feature}. Make it first: npm run new -- feature ${feature}`,
    );
  const plan = openPlan(root);
  const { change } = plan;
  const id = `${namespaceOf(root, plan, feature)}.${verb}`;
  const contract =
    /\* as contract from '\.\.\/(contract[a-z-]*\.ts)'/.exec(
      plan.at(`${folder}/server/index.ts`) ?? '',
    )?.[1] ?? 'contract.ts';
  const constant = templates.constantOf(feature, verb);
  const name = templates.handlerOf(verb);
  const file = `${folder}/server/${verb.replaceAll('_', '-')}.ts`;
  if (existsSync(path.join(root, file)) || plan.at(`${folder}/${contract}`)?.includes(`'${id}'`))
    throw new GeneratorError(`The command ${id} exists already, or its file ${file} does.`);
  if (!plan.at(`${folder}/web/index.ts`)) addToWeb(plan, feature);

  change(
    `${folder}/${contract}`,
    (text) =>
      (/\bcommand\b[^;]*from '#kit\/sync\/commands\.ts'/.test(text)
        ? text
        : addImport(
            addImport(text, "import { command } from '#kit/sync/commands.ts';"),
            templates.contract.split('\n')[0]!,
          )) + templates.commandDefinition(constant, id),
    templates.contract,
  );
  plan.files.set(file, templates.handler(name, constant, id, contract));
  plan.files.set(file.replace(/ts$/, 'db.test.ts'), templates.handlerTest(id));
  const index = `${folder}/server/index.ts`;
  change(index, (text) =>
    addImport(
      addHandler(addContractType(text, 'defineServerFeature', contract, index), name, index),
      `import { ${name} } from './${path.basename(file)}';`,
    ),
  );
  const access = `${folder}/server/access.ts`;
  change(access, (text) =>
    addToCommands(
      addContractType(text, 'defineAccess', contract, access),
      `'${id}': { sampleArgs: () => ({}) }`,
      access,
    ),
  );
  const projections = `${folder}/web/projections.ts`;
  change(
    projections,
    (text) =>
      expected(
        addLast(
          text,
          /projections: ProjectionsOf<typeof contract> = \{/,
          `// TODO: show the change before the server answers (view.put, view.remove), or keep null.\n'${id}': null`,
        ),
        projections,
      ),
    templates.projections(contract),
  );
  const sentence = camel(verb);
  const outbox = `${folder}/web/outbox-text.ts`;
  change(
    outbox,
    (text) => addToCommands(text, `'${id}': ({ outbox }) => outbox.${sentence}`, outbox),
    templates.outboxText(feature, contract),
  );
  for (const language of ['en', 'sw'] as const) {
    const words = wordsOf(plan.at(outbox)!, folder, language);
    change(
      words,
      (text) =>
        expected(
          addLast(text, /^ {2}outbox: \{/m, `${sentence}: ''`) ??
            addLast(text, /^export const [^=]*= \{/m, `outbox: { ${sentence}: '' }`),
          words,
        ),
      templates.outboxWords(feature, language),
    );
  }
  const web = `${folder}/web/index.ts`;
  change(web, (text) => {
    const checked = addContractType(text, 'defineWebFeature', contract, web);
    if (checked.includes("import('./outbox-text.ts')")) return checked;
    const loads = ['projections', 'outboxText']
      .map((load) => `  ${load}: () => import('./${load === 'projections' ? load : 'outbox-text'}.ts'),\n`)
      .join('');
    return replaceOnce(checked, /\}\);\n*$/, () => `${loads}});\n`, web);
  });
  return plan.files;
};
