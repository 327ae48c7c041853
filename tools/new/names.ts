/** A name or file that stops the generator; its message is shown to the user. */
export class GeneratorError extends Error {}

/** Converts "price-alerts" or "set_language" to camel case: priceAlerts, setLanguage. */
export const camel = (name: string): string =>
  name.replace(/[-_](.)/g, (_, letter: string) => letter.toUpperCase());

export const capitalized = (name: string): string => name[0]!.toUpperCase() + name.slice(1);

export const featureName = (word: string | undefined): string => {
  if (!word || !/^[a-z]+(-[a-z]+)*$/.test(word))
    throw new GeneratorError(
      `“${word ?? ''}” is no name of a feature. Use lower-case words joined with "-", such as price-alerts.`,
    );
  return word;
};

interface CommandName {
  readonly feature: string;
  readonly verb: string;
}
export const commandName = (word: string | undefined): CommandName => {
  const [feature, verb, ...more] = (word ?? '').split('.');
  if (!verb || more.length > 0 || !/^[a-z]+(_[a-z]+)*$/.test(verb))
    throw new GeneratorError(
      `“${word ?? ''}” is no name of a command. Use <feature>.<verb>, with "_" between words of the verb, such as alerts.mute or people.set_language.`,
    );
  return { feature: featureName(feature), verb };
};
