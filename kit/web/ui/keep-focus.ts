const CONTROLS =
  'a[href],button:not(:disabled),input[type=checkbox],input[type=radio],select,summary,[tabindex="0"]';
const MESSAGE = '[role=status]';

/** Where the focus was: the element, its ancestors, and which child of each led to it. */
interface Place {
  readonly element: HTMLElement;
  readonly steps: readonly { readonly parent: Element; readonly index: number }[];
}

const placeOf = (element: HTMLElement): Place => {
  const steps = [];
  let node: Element = element;
  for (let parent = node.parentElement; parent; node = parent, parent = node.parentElement)
    steps.push({ parent, index: [...parent.children].indexOf(node) });
  return { element, steps };
};

/** The element itself, drawn anew or enabled again; else the next control, else the one before. */
const controlAt = ({ element, steps }: Place): HTMLElement | undefined => {
  const same = element.isConnected ? element : element.id && document.getElementById(element.id);
  if (same && !same.matches(':disabled')) return same;
  const main = document.querySelector('main');
  for (const { parent, index } of steps) {
    if (!parent.isConnected) continue;
    if (parent.contains(main)) break;
    const controls = [...parent.querySelectorAll<HTMLElement>(CONTROLS)].filter(
      (control) => control.getClientRects().length > 0,
    );
    const children = [...parent.children];
    for (const child of [...children.slice(index), ...children.slice(0, index).reverse()]) {
      const control = controls.find((one) => child.contains(one));
      if (control) return control;
    }
  }
  return undefined;
};

/**
 * Keeps the focus near its place when its element goes or is disabled: browsers would leave it nowhere. A
 * screen or dialog that opens takes the focus itself.
 */
export const keepFocus = (): void => {
  let last: Place | null = null;
  /** Under an open dialog. */
  let below: Place | null = null;
  /** Where something was done on this screen: the focus returns there from the message about it. */
  let acted: Place | null = null;
  const mend = (): void => {
    const active = document.activeElement;
    const isBusy = last?.element.isConnected && last.element.getAttribute('aria-busy') === 'true';
    // A busy button is enabled again; a screen that loads takes the focus.
    if (
      !last ||
      isBusy ||
      (active && active !== document.body) ||
      document.querySelector('main > [aria-busy]')
    )
      return;
    for (const place of last.steps.length > 0 ? [last, below] : [acted, below]) {
      const control = place && controlAt(place);
      if (control) return control.focus({ preventScroll: true });
    }
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  };
  const { dataset } = document.documentElement;
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement)) return;
    const isInMessage = target.closest(MESSAGE) !== null;
    last = isInMessage ? { element: target, steps: [] } : placeOf(target);
    if (!isInMessage && !target.closest('[aria-modal]')) below = last;
    if (target.tabIndex < 0) acted = null;
    // Browsers leave a control that is partly in view where it is.
    if ('keys' in dataset && target.tabIndex >= 0)
      target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  // A farmer who closes the keyboard of the phone leaves the text field: its control is still there.
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    if (relatedTarget) return;
    setTimeout(() => {
      if (
        target === last?.element &&
        document.activeElement === document.body &&
        last?.element.isConnected &&
        !last.element.matches(':disabled')
      )
        last = null;
    });
  });
  // Before its listeners, which may remove it.
  document.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && !target.closest(MESSAGE)) acted = below;
    },
    true,
  );
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Tab') dataset['keys'] = '';
  });
  document.addEventListener('pointerdown', () => {
    delete dataset['keys'];
    // After a tap beside all controls, nothing has the focus.
    last = null;
  });
  let timer = 0;
  new MutationObserver(() => {
    if (!last || document.activeElement === last.element || timer) return;
    timer = window.setTimeout(() => {
      timer = 0;
      mend();
    }, 50);
  }).observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled'] });
};
