import { sampleGuides } from '#features/people/domain/sample-people.ts';
import { villageEn } from './words.en.ts';
import { villageSw } from './words.sw.ts';

export type VillageState =
  | { readonly is: 'offered' | 'failed' }
  /** `all` is 0 until the number of steps is known. */
  | { readonly is: 'preparing'; readonly done: number; readonly all: number };

/** Measured on a laptop with two cores. */
const FIRST_TIME_S = 30;

export const villageStyle = `form { margin: 12px 0; }
button {
  width: 100%;
  padding: 16px 20px;
  border: 0;
  border-radius: 24px;
  background: var(--card);
  color: var(--ink);
  font: inherit;
  text-align: start;
  cursor: pointer;
}
button b { display: block; font-size: 1.25rem; }
progress { width: 100%; height: 20px; accent-color: var(--leaf); }`;

/** The page outside the app on which a visitor chooses a sample person; has no script. */
export const villagePage = (language: 'en' | 'sw', state: VillageState): string => {
  const words = language === 'sw' ? villageSw : villageEn;
  const { is } = state;
  const choices = sampleGuides.map((key) => {
    const name = key[0]!.toUpperCase() + key.slice(1);
    const act = `/api/village/${key}?language=${language}`;
    return `<form method="post" action="${act}"><button><b>${name}</b>${words.people[key]}</button></form>`;
  });
  const body =
    is === 'preparing'
      ? `<p role="status">${words.preparing} ${words.firstTime(FIRST_TIME_S)} ${words.continues}</p>
<progress ${state.all ? `max="${state.all}" value="${state.done}" ` : ''}aria-label="${words.preparing}"></progress>
${state.all ? `<p>${words.progress(state.done, state.all)}</p>` : ''}`
      : `${is === 'failed' ? `<p role="alert"><b>${words.failed}</b></p>` : ''}
<p>${words.intro}</p>
${choices.join('\n')}
<p>${words.firstTime(FIRST_TIME_S)}</p>`;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${is === 'preparing' ? '<meta http-equiv="refresh" content="1">' : ''}
<title>${words.title} · Mavuno</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/legal.css">
<link rel="stylesheet" href="/api/village/style.css">
</head>
<body>
<nav><a href="/auth">${words.back}</a></nav>
<main>
<h1>${words.title}</h1>
${body}
</main>
</body>
</html>`;
};
