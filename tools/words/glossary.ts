/**
 * Core terms: where an English sentence contains the first, the Kiswahili one must contain one of the stems.
 * Stems, because Kiswahili inflects at both ends (jani/majani, mkulima/wakulima). Terms from the project's
 * glossary.
 */
export const glossary: readonly (readonly [english: RegExp, stems: readonly string[]])[] = [
  [/\bfarmers?\b/i, ['kulima']],
  // Field labels of a form do not count.
  [/(?<!required )\bfields?\b/i, ['shamba']],
  [/\bacres?\b/i, ['ekari']],
  [/\bhectares?\b/i, ['hekta']],
  [/\bboundary\b/i, ['mpaka', 'mipaka']],
  [/\bcrops?\b/i, ['zao']],
  [/\bmaize\b/i, ['hindi']],
  [/\bbeans?\b/i, ['haragwe']],
  [/\bcoffee\b/i, ['kahawa', 'mbuni']],
  [/\b(leaf|leaves)\b/i, ['jani', 'bakajani']],
  [/\bdiseases?\b/i, ['gonjwa', 'ugua']],
  [/\bpests?\b/i, ['dudu']],
  [/\bfungicides?\b/i, ['dawa']],
  [/\bpesticides?\b/i, ['dawa']],
  [/\bfertili[sz]er\b/i, ['mbolea']],
  [/\bmanure\b/i, ['samadi']],
  [/\bsoil\b/i, ['udongo']],
  [/\birrigation\b/i, ['umwagiliaji', 'mwagili']],
  [/\brain(s|y)?\b/i, ['mvua']],
  [/\bweather\b/i, ['hewa']],
  [/\bseason\b/i, ['msimu', 'misimu']],
  [/\bharvest(ing|ed)?\b/i, ['vun']],
  [/\bmarket\b/i, ['soko']],
  [/\bprices?\b/i, ['bei']],
  [/\bpasswords?\b/i, ['nenosiri', 'neno la siri']],
  [/\be-?mail\b/i, ['barua pepe', 'baruapepe']],
  [/\baccounts?\b/i, ['akaunti']],
  [/\bsign(ed)? in\b/i, ['ingia', 'kuingia', 'ingi']],
  [/\bsign(ed)? out\b/i, ['toka', 'ondoka', 'ondo', 'toke', 'tolewa']],
  [/\blanguage\b/i, ['lugha']],
  [/\bphotos?\b/i, ['picha']],
  [/\bcamera\b/i, ['kamera']],
  [/\boffline\b/i, ['mtandao']],
  [/\bonline\b/i, ['mtandao']],
  [/\btry again\b/i, ['jaribu', 'jarib']],
  [/\bcancel\b/i, ['ghairi', 'acha']],
  [/\bdelete\b/i, ['futa', 'fut']],
  [/\bsettings\b/i, ['mipangilio']],
  [/\bexperts?\b/i, ['taalamu']],
  [/\bhelp\b/i, ['said', 'msaada']],
  [/\btoday\b/i, ['leo']],
  [/\btomorrow\b/i, ['kesho']],
  [/\bweeks?\b/i, ['wiki']],
  [/\bmonths?\b/i, ['mwezi', 'miezi', 'kila mwezi']],
  [/\bkg\b|\bkilograms?\b/i, ['kilo', 'kg']],
  [/\blit(re|er)s?\b/i, ['lita']],
  [/\bgloves\b/i, ['glavu']],
  [/\bsoap\b/i, ['sabuni']],
  [/\bneem\b/i, ['mwarobaini']],
];

/** English words left in a Kiswahili sentence. */
export const leftoverEnglish =
  /\b(the|and|your?|with|please|this|that|was|were|will|have|from|field|photo|leaf|failed|error)\b/i;

/** Sentences that may be the same in both languages: names, units, figures. */
export const sameInBoth: readonly RegExp[] = [
  // Names of published models.
  /^(SimCast|TOMCAST), [A-Z][a-z]+ \d{4}$/,
  /^[^\p{L}]*$/u,
  /^(Kenya|Ghana|Uganda|Tanzania|Ethiopia|Mali)$/,
  /^(Open-Meteo|MET Norway|3 (°C|mm|hPa))$/,
  /^(Mavuno|Google|M-Pesa|SMS|WhatsApp|Pro|Mavuno Pro|English|Kiswahili|pH|PHI|Excel|PDF|CSV|GPS|KES.*|OK|debe|gorogoro|m²)$/,
];
