/** Command and options that run npm: the npm that started this process, if any. */
export const npmCommand = (args) => {
  const npm = process.env.npm_execpath;
  return npm
    ? { command: process.execPath, args: [npm, ...args], shell: false }
    : { command: 'npm', args, shell: process.platform === 'win32' };
};
