import type { Page } from 'playwright-core';

export interface FirstView {
  readonly words: number;
  /** The longest visible sentence. */
  readonly longest: { readonly words: number; readonly sentence: string };
}

/**
 * What is visible without scrolling: its words, and its sentences by block. Icons and hidden texts are no
 * words.
 */
const readFirstView = (page: Page): Promise<FirstView> =>
  page.evaluate(() => {
    const isWord = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);
    const isSeen = (range: Range, parent: Element): boolean => {
      const box = range.getBoundingClientRect();
      if (box.width < 1 || box.height < 1) return false;
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return false;
      const top = document.elementFromPoint(x, y);
      return top !== null && (top === parent || parent.contains(top) || top.contains(parent));
    };
    const blockOf = (element: Element): Element => {
      let at = element;
      while (getComputedStyle(at).display.startsWith('inline') && at.parentElement) at = at.parentElement;
      return at;
    };
    const range = document.createRange();
    const blocks = new Map<Element, string[]>();
    let words = 0;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const parent = node.parentElement!;
      if (parent.closest('script, style, noscript, option, .unseen')) continue;
      for (const { 0: word, index } of node.nodeValue!.matchAll(/\S+/g)) {
        if (!isWord(word)) continue;
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (!isSeen(range, parent)) continue;
        words += 1;
        const block = blockOf(parent);
        blocks.set(block, [...(blocks.get(block) ?? []), word]);
      }
    }
    const sentences = [...blocks.values()].flatMap((block) => block.join(' ').split(/(?<=[.!?:;]) /));
    const longest = sentences.reduce(
      (most, sentence) => {
        const count = sentence.split(' ').length;
        return count > most.words ? { words: count, sentence } : most;
      },
      { words: 0, sentence: '' },
    );
    return { words, longest };
  });

const PAUSE_MS = 250;
const MAX_READS = 20;

/** The second of two readings with as many words. */
export const readFirstViewAtRest = async (page: Page): Promise<FirstView> => {
  let before = await readFirstView(page);
  for (let i = 0; i < MAX_READS; i += 1) {
    await page.waitForTimeout(PAUSE_MS);
    const now = await readFirstView(page);
    if (now.words === before.words) return now;
    before = now;
  }
  return before;
};
