/**
 * CHT-10: what a message requests. `edit` needs an attached picture. A picture request without one is
 * `generate`.
 */
type ReplyKind = 'text' | 'generate' | 'edit';

const pictureNouns =
  '(?:picture|image|photo|drawing|diagram|illustration|sketch|poster|logo|picha|mchoro|michoro|taswira)';
const makeVerbs =
  '(?:draw|sketch|paint|generate|create|make|design|illustrate|show me|give me|send me|chora|nichoree|tengeneza|nitengenezee|unda|nionyeshe|nipe)';
const pictureRequests = [
  new RegExp(`\\b${makeVerbs}\\b[^.?!]{0,40}\\b${pictureNouns}\\b`, 'i'),
  new RegExp(
    `\\b${pictureNouns}\\b[^.?!]{0,20}\\b(?:of|ya|la|wa|za)\\b[^.?!]*\\b(?:please|tafadhali)\\b`,
    'i',
  ),
  /^\s*(?:please\s+|tafadhali\s+)?(?:draw|sketch|chora|nichoree)\b/i,
];
const editPattern =
  /\b(?:edit|change|remove|erase|replace|add|brighten|darken|crop|colou?r|make it|hariri|badilisha|ondoa|futa|ongeza|weka|angaza|kata|paka)\b/i;
/** A question about what a photo shows, however it starts. */
const questionPattern =
  /\?|^\s*(?:what|why|how|which|is|are|does|do|when|where|nini|kwa nini|je|hii ni|gani|vipi|lini)\b/i;

export const replyKindOf = (text: string, hasPicture: boolean): ReplyKind => {
  if (hasPicture) return editPattern.test(text) && !questionPattern.test(text) ? 'edit' : 'text';
  return pictureRequests.some((request) => request.test(text)) ? 'generate' : 'text';
};
