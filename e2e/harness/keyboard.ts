import type { Locator, Page } from 'playwright-core';

/** What is wrong with the element that has the focus, in words; none when it is as a sighted person needs. */
const faultsOfStop = (): { name: string; faults: string[]; isBody: boolean } => {
  const active = document.activeElement;
  if (!active || active === document.body) return { name: 'body', faults: [], isBody: true };
  const faults: string[] = [];
  const label = (active as HTMLInputElement).labels?.[0];
  const name = `${active.tagName.toLowerCase()} “${(active.getAttribute('aria-label') ?? label?.textContent ?? active.textContent ?? '').trim().slice(0, 50)}”`;
  // A radio button or checkbox that is drawn by its label is hidden itself.
  const isDrawn = active.getBoundingClientRect().width > 2 && getComputedStyle(active).opacity !== '0';
  const shown = isDrawn || !label ? active : label;
  const rect = shown.getClientRects()[0] ?? shown.getBoundingClientRect();

  const chain = [shown, shown.parentElement, shown.parentElement?.parentElement, shown.nextElementSibling];
  if (active.parentElement && shown !== active) chain.push(active.parentElement, active.nextElementSibling);
  const ringOf = (node: Element): string => {
    const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(node);
    return `${outlineStyle === 'none' ? '' : `${outlineWidth} ${outlineColor}`}|${boxShadow}`;
  };
  const memory = window as unknown as { lastRing?: { node: Element; ring: string; name: string } };
  const last = memory.lastRing;
  if (last?.node.isConnected && !last.node.contains(active) && ringOf(last.node) === last.ring)
    faults.push(`${last.name} looks the same with and without the focus`);
  const ringed = chain.find((node) => {
    if (!node) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(node);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  });
  if (ringed) memory.lastRing = { node: ringed, ring: ringOf(ringed), name };
  else {
    delete memory.lastRing;
    faults.push(`${name} shows no focus`);
  }

  const { innerWidth, innerHeight } = window;
  const fits = rect.height <= innerHeight && rect.width <= innerWidth;
  const isInside =
    rect.top >= -1 && rect.left >= -1 && rect.bottom <= innerHeight + 1 && rect.right <= innerWidth + 1;
  if (rect.width < 1 || rect.height < 1 || (fits && !isInside))
    faults.push(
      `${name} is outside the window (${[rect.left, rect.top, rect.right, rect.bottom].map(Math.round).join(' ')})`,
    );
  else {
    const hit = document.elementFromPoint(
      Math.max(0, Math.min(innerWidth - 1, rect.left + rect.width / 2)),
      Math.max(0, Math.min(innerHeight - 1, rect.top + rect.height / 2)),
    );
    if (!hit || !(shown.contains(hit) || hit.contains(shown) || label?.contains(hit)))
      faults.push(`${name} is covered by ${hit?.tagName.toLowerCase()}.${hit?.className.toString()}`);
  }
  return { name, faults, isBody: false };
};

export interface Keyboard {
  /** Faults of all places where the focus has stopped. */
  readonly faults: string[];
  /** Presses Tab (or Shift+Tab) until the element has the focus; the number of presses. */
  tabTo(target: Locator, options?: { back?: boolean; most?: number }): Promise<number>;
  /** The same, then Enter. */
  enter(target: Locator, options?: { back?: boolean; most?: number }): Promise<void>;
}

/** Moves through a page as a person without mouse or touch does. */
export const keyboardOf = (page: Page): Keyboard => {
  const faults = new Set<string>();
  const stop = async (): Promise<{ name: string; isBody: boolean }> => {
    let found = await page.evaluate(faultsOfStop);
    // The page may still be scrolling to it.
    for (let i = 0; i < 10 && found.faults.length > 0; i += 1) {
      await page.waitForTimeout(50);
      found = await page.evaluate(faultsOfStop);
    }
    const path = new URL(page.url()).pathname.replace(/[0-9a-f-]{36}/, 'ID');
    for (const fault of found.faults) faults.add(`${path}: ${fault}`);
    return found;
  };
  const tabTo: Keyboard['tabTo'] = async (target, { back = false, most = 60 } = {}) => {
    await target.waitFor({ state: 'attached' });
    const stops: string[] = [];
    // The focus leaves the page once between its last element and its first.
    let left = 0;
    for (let presses = 1; presses <= most; presses += 1) {
      await page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
      const { name, isBody } = await stop();
      stops.push(name);
      if (isBody) left += 1;
      if (left > 2) break;
      if (await target.evaluateAll((nodes) => nodes.some((node) => node === document.activeElement)))
        return presses;
    }
    throw new Error(`Tab did not reach ${String(target)} in ${stops.length} stops: ${stops.join(' › ')}`);
  };
  return {
    get faults() {
      return [...faults];
    },
    tabTo,
    enter: async (target, options) => {
      await tabTo(target, options);
      await page.keyboard.press('Enter');
    },
  };
};
