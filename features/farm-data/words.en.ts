import { quantitiesEn } from '#kit/pure/words.quantities.en.ts';

type Details = Record<string, string | number>;

export const farmDataEn = {
  title: 'My data',
  intro: 'Your records are yours. Copy, print, import or delete them.',
  take: {
    title: 'Take a copy',
    counts: (fields: string, checks: string, entries: string) => `${fields} · ${checks} · ${entries}`,
    fields: (n: number) => (n === 1 ? '1 field' : `${n} fields`),
    checks: (n: number) => (n === 1 ? '1 leaf check' : `${n} leaf checks`),
    entries: (n: number) => (n === 1 ? '1 record' : `${n} records`),
    json: 'Everything, as one file (JSON)',
    jsonUnder: (size: string) => `About ${size}, without photos. You can import it again.`,
    zip: 'Everything, as tables too (ZIP)',
    zipUnder: 'JSON, tables (CSV) and a map of your fields (GeoJSON), without photos',
    photos: 'Everything with my photos (ZIP)',
    photosUnder: (n: number, size: string) => `${n === 1 ? '1 photo' : `${n} photos`}, about ${size}`,
    making: 'We’re making your copy. You can carry on.',
    makeFailed: 'Couldn’t make the copy. Try again.',
    copyReady: 'Your copy is ready: everything with my photos (ZIP)',
    readyUnder: (size: string, day: string) =>
      `${size}. You can download it until ${day}. Then we delete it.`,
    makeAnew: 'Make a new copy',
    makeUnder: (n: number, size: string) =>
      `${n === 1 ? '1 photo' : `${n} photos`}, about ${size}. We make it first, then you download it.`,
    map: 'My fields as a map (GeoJSON)',
    mapUnder: 'For other map apps',
    phoneTitle: 'From this phone, offline',
    phoneText:
      'A copy of what’s on this phone, including unsent work, without photos. You can’t import it again.',
    phoneJson: 'Save as JSON',
    phoneCsv: 'Save as tables (ZIP)',
    saved: 'Saved to your downloads.',
    offline: 'You need internet for the whole copy.',
    again: 'Try again',
  },
  links: {
    statement: 'Season statement',
    statementUnder: 'One page to print or show. Its code shows if it was changed.',
    bring: 'Import data',
    bringUnder: 'A Mavuno copy, or boundaries from GeoJSON, KML or CSV',
    remove: 'Delete data or account',
    removeUnder: 'Leaf checks, all fields, or everything',
    privacy: 'Privacy policy',
    terms: 'Terms of service',
  },
  statement: {
    title: 'Season statement',
    intro:
      'One page about a field and a season: its size, crops, work done and leaf checks. Show it to a buyer, a bank or your group. Anyone can use its code to see if it was changed.',
    field: 'Field',
    season: 'Season',
    language: 'Language of the page',
    languages: { en: 'English', sw: 'Kiswahili' },
    make: 'Make the page',
    made: 'The page is ready.',
    noFields: 'Add a field first. A statement is about one field.',
    addField: 'Go to my fields',
    yours: 'Your pages',
    open: 'Open the page (PDF)',
    check: 'What the code shows',
    of: (field: string, season: string) => `${field}, ${season}`,
    unnamed: 'Unnamed field',
    offline: 'You need internet to make the page.',
    failed: 'Couldn’t make the page. Try again.',
    needsSync: 'We haven’t received this field yet. You can make the page once it’s sent.',
  },
  bring: {
    title: 'Import data',
    intro: 'Choose a Mavuno copy (JSON or ZIP) or field boundaries (GeoJSON, KML, KMZ or CSV).',
    choose: 'Choose a file',
    another: 'Choose another file',
    reading: 'Reading the file…',
    found: (n: number) => (n === 1 ? 'Found 1 boundary' : `Found ${n} boundaries`),
    pick: 'Choose which boundaries become fields. Each gets the crop “mixed”. You can change it later.',
    unnamed: (n: number) => `Field ${n}`,
    corners: (n: number) => `${n} corners`,
    turned: 'Latitude and longitude look swapped in this file. Swap them to place the fields in Kenya.',
    turn: 'Swap them',
    turnBack: 'Swap them back',
    elsewhere: 'Not in Kenya',
    limit: (room: number) =>
      room === 0 ? 'Free allows 1 field, and you already have it.' : 'Free allows 1 field: choose one.',
    upgrade: 'See Pro',
    add: (n: number) => (n === 0 ? 'Add fields' : n === 1 ? 'Add 1 field' : `Add ${n} fields`),
    added: (n: number) => (n === 1 ? '1 field added.' : `${n} fields added.`),
    twice: 'This land is already listed above.',
    backup: 'This is a Mavuno copy.',
    backupFrom: (day: string) => `Made on ${day}.`,
    backupRows: (fields: string, checks: string, entries: string) =>
      `It has ${fields}, ${checks} and ${entries}.`,
    backupPhotos: (n: number) => (n === 1 ? 'It has 1 photo.' : `It has ${n} photos.`),
    backupKeeps: 'What you already have stays as it is. We overwrite nothing.',
    restore: 'Import',
    restoring: 'Importing…',
    sendingPhotos: 'Sending photos',
    done: 'Imported.',
    restored: (n: number) => (n === 1 ? '1 record imported.' : `${n} records imported.`),
    knownRows: (n: number) => (n === 1 ? '1 was here already.' : `${n} were here already.`),
    fieldsLeft: (n: number) =>
      n === 1
        ? 'We couldn’t import 1 field: Free allows only one. Keep the file and import it later with Pro.'
        : `We couldn’t import ${n} fields: Free allows only one. Keep the file and import them later with Pro.`,
    othersLeft:
      'We can’t import expert answers, alerts, your paid plan, statements or photo permissions. They belong to the old account.',
    photosLeft: (n: number) =>
      n === 1 ? '1 photo was not in the file.' : `${n} photos were not in the file.`,
    photosFailed: (n: number) =>
      n === 1
        ? 'Couldn’t send 1 photo. Import the same file again later.'
        : `Couldn’t send ${n} photos. Import the same file again later.`,
    toFields: 'Go to my fields',
    offline: 'You need internet to import a copy. You can add boundaries offline.',
  },
  remove: {
    title: 'Delete data or account',
    intro:
      'You can’t undo this. Only an account can be restored, within 7 days. Take a copy first if you may need it.',
    take: 'Take a copy',
    farmTitle: 'Delete farm data',
    what: 'What do you want to delete?',
    scans: 'Leaf checks and their photos',
    farm: 'All fields, crops, history, tasks, leaf checks, photos',
    act: 'Delete',
    scansAsk: 'Delete all leaf checks?',
    scansText:
      'We delete all leaf checks, their photos and experts’ answers, on all your phones. Your fields stay. Free checks you used don’t come back.',
    farmAsk: 'Delete all fields and their records?',
    farmText:
      'We delete all fields, crops, records, plans, tasks, organic actions, leaf checks and photos, on all your phones. The codes on printed statements stop working. Your account stays.',
    unsent: (n: number) =>
      n === 1
        ? 'We haven’t sent 1 thing on this phone. Send or discard it first, so that it doesn’t come back.'
        : `We haven’t sent ${n} things on this phone. Send or discard them first, so that they don’t come back.`,
    outbox: 'Open the Outbox',
    deleted: 'Deleted.',
    failed: 'Couldn’t delete it. Try again.',
    offline: 'You need internet to delete everything at once.',
    accountTitle: 'Delete account',
    accountText:
      'We delete your farms, fields, tasks, leaf checks, photos, messages and profile, and sign you out everywhere. Any Pro you paid for ends too.',
    when: 'When?',
    later: 'After 7 days (your account stays if you sign in before then)',
    now: 'Now',
    accountAct: 'Delete account',
    accountAsk: 'Delete your account?',
    laterText:
      'You’re signed out on all phones, and others can’t see you. After 7 days we delete everything. Your community posts return, without your name. Sign in before then and your account stays. Your open expert questions, warnings and suggestions won’t come back.',
    nowText:
      'We delete everything now, and you can’t undo this. Your community posts stay, without your name.',
    stays:
      'Your community posts stay, because others learn from them. We remove your name, photos and contacts. First delete any posts you don’t want to leave. Tax law makes us store payments, without your name, email or number. Your expert answers to other farmers stay, without your name. Unsent work stays on this phone, locked to your account. If you delete now, we discard it.',
    goneLater: 'You’re signed out. We’ll delete your account in 7 days.',
    goneNow: 'Your account is deleted.',
  },
  verify: {
    title: 'Is this paper genuine?',
    asking: 'Checking…',
    known: 'Mavuno made this page.',
    compare: 'Compare it with the paper. Anything different was changed on the paper.',
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
      said: 'as the farmer said; the boundary has another size',
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
    truth: 'This shows what the farmer recorded. Mavuno hasn’t visited the field.',
    file: 'Do you have the PDF file?',
    fileText: 'Choose it. This phone compares every byte and doesn’t send it anywhere.',
    choose: 'Choose the PDF',
    same: 'The file is exactly as we made it.',
    changed: 'This file was changed, or is a different one. Don’t trust it.',
    unknown: 'We have no statement with this code. It may be mistyped, forged or deleted by the farmer.',
    offline: 'You need internet to check the code.',
    again: 'Try again',
  },
  refusals: {
    'data.file_broken': 'This file is damaged or incomplete. Download it again.',
    'data.file_dtd':
      'This file has instructions that could do harm, so we didn’t read it. Choose another one.',
    'data.file_deep': 'We couldn’t read this file. Choose another one.',
    'data.file_unknown':
      'We found nothing to import in this file. Choose a JSON, ZIP, GeoJSON, KML, KMZ or CSV file.',
    'data.file_no_shapes': 'We found no field boundary in this file. Points and lines alone aren’t enough.',
    'data.file_too_many': ({ most }: Details) =>
      `This file has more than we can take at once (${most}). Split it into parts.`,
    'data.file_large': ({ size }: Details) => `This file is too large (${size}). Choose a smaller one.`,
    'data.file_encoding': 'We couldn’t read the letters in this file. Save it as UTF-8 and choose it again.',
    'data.file_not_ours': 'Choose a copy made by Mavuno.',
    'data.file_of_phone':
      'This is a copy of one phone, so you can’t import it. Choose the copy with everything, made online.',
    'data.file_newer': 'A newer version of the app made this copy. Update the app first.',
    'data.row_wrong': 'We couldn’t read part of this copy, so we imported nothing. Choose another copy.',
    'data.no_copy': 'This copy isn’t here any more. Make a new one.',
    'data.no_field': 'We haven’t received this field yet. Send what’s in the Outbox first.',
    'data.too_many_statements': ({ most }: Details) =>
      `You already have ${most} pages, the most you can have.`,
    'data.no_statement': 'This page isn’t here any more.',
  },
};
