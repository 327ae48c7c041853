import { quantitiesEn } from '#kit/pure/words.quantities.en.ts';

type Details = Record<string, string | number>;

export const farmDataEn = {
  title: 'My data',
  intro: 'What you wrote down is yours. Take a copy, print it, bring it in, or delete it.',
  take: {
    title: 'Take a copy',
    counts: (fields: string, checks: string, entries: string) => `${fields} · ${checks} · ${entries}`,
    fields: (n: number) => (n === 1 ? '1 field' : `${n} fields`),
    checks: (n: number) => (n === 1 ? '1 leaf check' : `${n} leaf checks`),
    entries: (n: number) => (n === 1 ? '1 entry' : `${n} entries`),
    json: 'Everything, as one file (JSON)',
    jsonUnder: (size: string) => `About ${size}, without photos. This app can read it again.`,
    zip: 'Everything, as tables too (ZIP)',
    zipUnder:
      'JSON, a table for a spreadsheet (CSV) of every kind, and your fields as a map (GeoJSON), without photos',
    photos: 'Everything with my photos (ZIP)',
    photosUnder: (n: number, size: string) => `${n === 1 ? '1 photo' : `${n} photos`}, about ${size}`,
    making: 'Your copy is being made. You can go on meanwhile.',
    makeFailed: 'The copy could not be made. Try again.',
    copyReady: 'Your copy is ready: everything with my photos (ZIP)',
    readyUnder: (size: string, day: string) => `${size}. It lies ready until ${day}, then it is deleted.`,
    makeAnew: 'Make a new copy',
    makeUnder: (n: number, size: string) =>
      `${n === 1 ? '1 photo' : `${n} photos`}, about ${size}. It is made first; then you fetch it.`,
    map: 'My fields as a map (GeoJSON)',
    mapUnder: 'For other map programs',
    phoneTitle: 'From this phone, without a network',
    phoneText:
      'What this phone holds, with what is not sent yet, to read and to keep. Photos stay out, and it cannot be brought in again: for that take everything in one file, with a network.',
    phoneJson: 'Save as JSON',
    phoneCsv: 'Save as tables (ZIP)',
    saved: 'Saved to your downloads.',
    offline: 'The whole copy comes from the server and needs a network.',
    again: 'Try again',
  },
  links: {
    statement: 'Season statement',
    statementUnder: 'One page to print or show, with a code that shows whether it was changed',
    bring: 'Bring data in',
    bringUnder: 'A copy of this app, or boundaries from GeoJSON, KML or CSV',
    remove: 'Delete data or account',
    removeUnder: 'Leaf checks, all fields, or everything',
    privacy: 'Privacy policy',
    terms: 'Terms of service',
  },
  statement: {
    title: 'Season statement',
    intro:
      'One page about a field and a season: its size, crops, what was done, leaf checks. Show it to a buyer, a bank or your group. A code on it leads to a page where anybody can see whether it was changed.',
    field: 'Field',
    season: 'Season',
    language: 'Language of the page',
    languages: { en: 'English', sw: 'Kiswahili' },
    make: 'Make the page',
    made: 'The page is ready.',
    noFields: 'A statement is about a field. Add a field first.',
    addField: 'Go to my fields',
    yours: 'Your pages',
    open: 'Open the page (PDF)',
    check: 'What the code shows',
    of: (field: string, season: string) => `${field}, ${season}`,
    unnamed: 'Unnamed field',
    offline: 'The page is made on the server and needs a network.',
    failed: 'The page could not be made.',
    needsSync: 'This field is not sent yet. When it is sent, the page can be made.',
  },
  bring: {
    title: 'Bring data in',
    intro:
      'Choose a file: a copy made by this app (JSON or ZIP), or boundaries of fields (GeoJSON, KML, KMZ or CSV).',
    choose: 'Choose a file',
    another: 'Choose another file',
    reading: 'Reading the file…',
    found: (n: number) => (n === 1 ? '1 boundary was found' : `${n} boundaries were found`),
    pick: 'Choose which become fields. Each gets the crop “mixed”, which you can change.',
    unnamed: (n: number) => `Field ${n}`,
    corners: (n: number) => `${n} corners`,
    turned:
      'In this file latitude and longitude seem to have changed places: turned round, the fields lie in Kenya.',
    turn: 'Turn them round',
    turnBack: 'Turn them back',
    elsewhere: 'Not in Kenya',
    limit: (room: number) =>
      room === 0
        ? 'The free plan has 1 field, and you have it already.'
        : 'The free plan has 1 field: choose one.',
    upgrade: 'See Pro',
    add: (n: number) => (n === 0 ? 'Add fields' : n === 1 ? 'Add 1 field' : `Add ${n} fields`),
    added: (n: number) => (n === 1 ? '1 field added.' : `${n} fields added.`),
    twice: 'The same land stands above in this file.',
    backup: 'This is a copy made by this app.',
    backupFrom: (day: string) => `It was made on ${day}.`,
    backupRows: (fields: string, checks: string, entries: string) =>
      `It holds ${fields}, ${checks} and ${entries}.`,
    backupPhotos: (n: number) => (n === 1 ? 'It holds 1 photo.' : `It holds ${n} photos.`),
    backupKeeps: 'What you have here already stays as it is. Nothing is written over.',
    restore: 'Bring it in',
    restoring: 'Bringing in…',
    sendingPhotos: 'Sending photos',
    done: 'It is here.',
    restored: (n: number) => (n === 1 ? '1 entry was brought in.' : `${n} entries were brought in.`),
    knownRows: (n: number) => (n === 1 ? '1 was here already.' : `${n} were here already.`),
    fieldsLeft: (n: number) =>
      n === 1
        ? '1 field stays in the file: the plan has no room for it. Keep the file; with Pro you can bring it in later.'
        : `${n} fields stay in the file: the plan has no room for them. Keep the file; with Pro you can bring them in later.`,
    othersLeft:
      'What experts answered, alerts, the plan you paid for, season statements and what you allowed for your photos stays in the file: it belongs to the account it was made in.',
    photosLeft: (n: number) =>
      n === 1 ? '1 photo was not in the file.' : `${n} photos were not in the file.`,
    photosFailed: (n: number) =>
      n === 1
        ? '1 photo could not be sent. Bring the same file in again later.'
        : `${n} photos could not be sent. Bring the same file in again later.`,
    toFields: 'Go to my fields',
    offline:
      'A copy is brought in through the server and needs a network. Boundaries can be added without one.',
  },
  remove: {
    title: 'Delete data or account',
    intro:
      'Except an account within its 7 days, what is deleted cannot be brought back. Take a copy first if you may need it.',
    take: 'Take a copy',
    farmTitle: 'Delete farm data',
    what: 'What do you want to delete?',
    scans: 'Leaf checks and their photos',
    farm: 'All fields, crops, history, tasks, leaf checks, photos',
    act: 'Delete',
    scansAsk: 'Delete all leaf checks?',
    scansText:
      'All leaf checks, their photos and experts’ answers to them are deleted, on all your phones. Your fields stay. Free checks you used do not come back.',
    farmAsk: 'Delete all fields and their records?',
    farmText:
      'All fields, crops, entries, plans and tasks, organic actions, leaf checks and photos are deleted, on all your phones. The codes on statements that you printed no longer work. Your account stays.',
    unsent: (n: number) =>
      n === 1
        ? '1 thing on this phone is not sent yet. Send or discard it first, so that it does not come back.'
        : `${n} things on this phone are not sent yet. Send or discard them first, so that they do not come back.`,
    outbox: 'Open the outbox',
    deleted: 'Deleted.',
    failed: 'It could not be deleted.',
    offline: 'Deleting everything at once needs a network.',
    accountTitle: 'Delete account',
    accountText:
      'Your farms, fields, tasks, leaf checks, photos, messages and your profile are deleted, and you are signed out everywhere. Pro that you paid for ends with the account.',
    when: 'When?',
    later: 'After 7 days (sign in before then, and it is kept)',
    now: 'At once',
    accountAct: 'Delete account',
    accountAsk: 'Delete your account?',
    laterText:
      'You are signed out on all phones and nobody sees anything of you any more. After 7 days it is all deleted for good, and what you posted in the community is shown again, without your name. Sign in before then, and your account is kept; but your open questions to experts stay closed, and warnings and proposals that you sent stay withdrawn.',
    nowText:
      'It is all deleted for good now, and nobody can bring it back. What you posted in the community stays, without your name.',
    stays:
      'What you posted in the community stays, without your name, photos, phone numbers and e-mail addresses: others answered it and learn from it. Delete there first what shall not stay. What you paid stays in the books as tax law demands, without your name, e-mail or number. What you answered to other farmers as an expert stays, without your name. What this phone has not sent yet stays on it, locked to your account; if you delete at once, it is discarded.',
    goneLater: 'You are signed out. Your account is deleted in 7 days.',
    goneNow: 'Your account is deleted.',
  },
  verify: {
    title: 'Is this paper genuine?',
    asking: 'Looking it up…',
    known: 'This page was made here.',
    compare: 'Compare with the paper. Whatever differs was changed on the paper.',
    farmer: 'Farmer (first name)',
    field: 'Field',
    season: 'Season',
    area: 'Area',
    crops: 'Crops',
    made: 'Made on',
    fingerprint: 'Fingerprint of the file (SHA-256)',
    areaText: (acres: string, hectares: string) =>
      `${acres} ${acres === '1' ? 'acre' : 'acres'} (${hectares} ha)`,
    areaFrom: {
      default: 'default size, not confirmed by the farmer',
      approximate: 'as the farmer said',
      said: 'as the farmer said; the outline has another size',
      walked: 'walked with a phone',
      drawn: 'drawn on a map',
      corners: 'by its corners',
      sides: 'by the lengths of its sides',
      imported: 'from a file',
    } as Readonly<Record<string, string>>,
    planted: (day: string) => `planted ${day}`,
    harvested: (day: string) => `harvested ${day}`,
    failed: 'failed',
    noCrops: 'none',
    quantities: quantitiesEn as Readonly<Record<string, (n: string) => string>>,
    truth: 'It says what the farmer wrote down. Nobody of Mavuno has visited the field.',
    file: 'Do you have the PDF file?',
    fileText: 'Choose it, and this phone compares every byte. It is not sent anywhere.',
    choose: 'Choose the PDF',
    same: 'The file is exactly as it was made.',
    changed: 'This file was changed, or is another one. Do not trust it.',
    unknown:
      'No page with this code is known here. The code was mistyped, the paper is forged, or the farmer has deleted it.',
    offline: 'To look it up, this phone needs a network.',
    again: 'Try again',
  },
  refusals: {
    'data.file_broken': 'This file is damaged or cut off. Fetch it once more.',
    'data.file_dtd':
      'This file holds instructions that a map file does not need, and that can do harm. It was not read.',
    'data.file_deep': 'This file nests its parts deeper than any map or copy does. It was not read.',
    'data.file_unknown':
      'This file holds nothing that this app knows. Choose a JSON, ZIP, GeoJSON, KML, KMZ or CSV file.',
    'data.file_no_shapes':
      'No boundary of a field was found in this file. Points and lines alone make no field.',
    'data.file_too_many': ({ most }: Details) =>
      `This file holds more than this app takes at once (${most}). Cut it into parts.`,
    'data.file_large': ({ size }: Details) => `This file is too large (${size}). It was not read.`,
    'data.file_encoding': 'The letters of this file cannot be read. Save it as UTF-8 and choose it again.',
    'data.file_not_ours': 'This is no copy made by this app.',
    'data.file_of_phone':
      'This is the copy of one phone, to read and to keep. Only the copy with everything, made with a network, can be brought in.',
    'data.file_newer': 'This copy was made by a newer version of the app. Update the app first.',
    'data.row_wrong': 'A part of this copy is not as this app writes it. Nothing was brought in.',
    'data.no_copy': 'This copy is not there any more. Make a new one.',
    'data.no_field': 'This field is not on the server. Send what waits in the outbox first.',
    'data.too_many_statements': ({ most }: Details) =>
      `You have ${most} pages already, the most there can be.`,
    'data.no_statement': 'This page is not there any more.',
  },
};
