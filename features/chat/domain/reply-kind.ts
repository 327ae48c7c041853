/**
 * CHT-10: what a message requests. `edit` needs an attached picture. A picture request without one is
 * `generate`.
 */
type ReplyKind = 'text' | 'generate' | 'edit';

const picture =
  '(?:picture|image|photo|drawing|diagram|illustration|sketch|poster|logo|picha|mchoro|michoro|taswira)';
const make =
  '(?:draw|sketch|paint|generate|create|make|design|illustrate|show me|give me|send me|chora|nichoree|tengeneza|nitengenezee|unda|nionyeshe|nipe)';
const wishes = [
  new RegExp(`\\b${make}\\b[^.?!]{0,40}\\b${picture}\\b`, 'i'),
  new RegExp(`\\b${picture}\\b[^.?!]{0,20}\\b(?:of|ya|la|wa|za)\\b[^.?!]*\\b(?:please|tafadhali)\\b`, 'i'),
  /^\s*(?:please\s+|tafadhali\s+)?(?:draw|sketch|chora|nichoree)\b/i,
];
const edits =
  /\b(?:edit|change|remove|erase|replace|add|brighten|darken|crop|colou?r|make it|hariri|badilisha|ondoa|futa|ongeza|weka|angaza|kata|paka)\b/i;
/** A question about what a photo shows, however it starts. */
const asks =
  /\?|^\s*(?:what|why|how|which|is|are|does|do|when|where|nini|kwa nini|je|hii ni|gani|vipi|lini)\b/i;

export const replyKindOf = (text: string, hasPicture: boolean): ReplyKind => {
  if (hasPicture) return edits.test(text) && !asks.test(text) ? 'edit' : 'text';
  return wishes.some((request) => request.test(text)) ? 'generate' : 'text';
};
