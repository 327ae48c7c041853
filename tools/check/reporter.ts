import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, SerializedError, TestCase, TestModule, TestSuite } from 'vitest/node';
import type { FileError, FileTime, Outcome, TestResults } from './outcome.ts';

const root = process.cwd();
const fileOf = (absolute: string): string => path.relative(root, absolute).replaceAll('\\', '/');
const firstLine = (errors: readonly { readonly message?: string }[]): string =>
  errors[0]?.message?.split('\n')[0] ?? '';

const nameOf = (test: TestCase): string => {
  const names = [test.name];
  for (let at = test.parent; at.type === 'suite'; at = at.parent) names.unshift(at.name);
  return names.join(' ');
};

const outcomeOf = (test: TestCase, file: string): Outcome => {
  const { state, errors = [] } = test.result();
  return {
    file,
    title: test.name,
    name: nameOf(test),
    project: test.project.name,
    status: state === 'pending' ? 'skipped' : state,
    error: state === 'failed' ? firstLine(errors) || 'failed' : '',
  };
};

const brokenIn = (module: TestModule, file: string): FileError[] => {
  const places: (TestModule | TestSuite)[] = [module, ...module.children.allSuites()];
  const error = firstLine(places.flatMap((place) => place.errors()));
  const isSilent = module.state() === 'failed' && ![...module.children.allTests('failed')].length;
  return error || isSilent ? [{ file, project: module.project.name, error: error || 'did not load' }] : [];
};

const timeOf = (module: TestModule, file: string): FileTime => {
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } =
    module.diagnostic();
  return {
    file,
    seconds:
      (environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration) / 1_000,
  };
};

/** Writes what happened to the file named by `TEST_REPORT`, for `tools/check/vitest.ts`. */
export default class ResultFile implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const files = modules.map((module) => ({ module, file: fileOf(module.moduleId) }));
    const projects = new Map(files.map(({ module, file }) => [file, module.project.name]));
    const outside = unhandled.map((error): FileError => {
      const file = typeof error['VITEST_TEST_PATH'] === 'string' ? fileOf(error['VITEST_TEST_PATH']) : '';
      return { file, project: projects.get(file) ?? '', error: firstLine([error]) || String(error) };
    });
    const tested: TestResults = {
      runs: files.flatMap(({ module, file }) =>
        [...module.children.allTests()].map((test) => outcomeOf(test, file)),
      ),
      broken: [...files.flatMap(({ module, file }) => brokenIn(module, file)), ...outside],
      times: files.map(({ module, file }) => timeOf(module, file)),
    };
    writeFileSync(process.env['TEST_REPORT']!, JSON.stringify(tested));
  }
}
