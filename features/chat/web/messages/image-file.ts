import { saveFile } from '#kit/web/save-file.ts';

/** CHT-03: maximum characters of the prompt used in the file name. */
const NAME_MAX = 30;

export const fileNameOf = (prompt: string, ending: string): string => {
  const letters = [...prompt]
    .slice(0, NAME_MAX)
    .join('')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase();
  return `${letters || 'mavuno'}.${ending}`;
};

/** False if it could not be fetched or saved. */
export const downloadImage = async (url: string, prompt: string): Promise<boolean> => {
  try {
    const response = await fetch(url, { credentials: 'same-origin' });
    if (!response.ok) return false;
    const picture = await response.blob();
    saveFile(fileNameOf(prompt, picture.type === 'image/png' ? 'png' : 'jpg'), picture, picture.type);
    return true;
  } catch {
    return false;
  }
};

/** Downloads a drawn plan as an SVG for any browser. */
export const downloadDiagram = (plan: SVGSVGElement, prompt: string): void => {
  const copy = plan.cloneNode(true) as SVGSVGElement;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  // The file lacks the app's stylesheet, so add colours.
  const styleElement = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  styleElement.textContent =
    'svg{background:#fff}text{font:13px sans-serif}[data-part=dim]{stroke:#222;fill:none}[data-part=soil]{stroke:#ddd}[data-part=first],[data-part=bar]{fill:#0e5a33}[data-part=second]{fill:#ffc02b}[data-part=stem]{stroke:#0e5a33;stroke-width:3;fill:none}[data-part=water]{fill:#9cc9e6}';
  copy.prepend(styleElement);
  saveFile(fileNameOf(prompt, 'svg'), new XMLSerializer().serializeToString(copy), 'image/svg+xml');
};
