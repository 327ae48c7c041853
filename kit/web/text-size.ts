/** Width of the screen in characters (em) below which text counts as very large. */
const NARROW_EM = 15;

/** Height in pixels of a line of 1 rem as the phone draws it: also where it scales text after layout of `em`. */
const drawnTextHeight = (): number => {
  const probe = document.createElement('span');
  probe.textContent = 'M';
  Object.assign(probe.style, {
    position: 'absolute',
    visibility: 'hidden',
    font: '1rem/1 monospace',
  });
  document.body.append(probe);
  const { height } = probe.getBoundingClientRect();
  probe.remove();
  return height || 16;
};

/**
 * Sets the class `large-text` on the root where few letters fit beside each other. Some phones scale text
 * without changing `em` in media queries, so one drawn line is measured instead.
 */
export const applyTextSize = (): void => {
  document.documentElement.classList.toggle('large-text', window.innerWidth / drawnTextHeight() <= NARROW_EM);
};
