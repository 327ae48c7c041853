import { fireEvent, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  click,
  farmer,
  field,
  pageText,
  proPlan,
  screen,
  waitForUpdates,
  tap,
  cleanUp,
  toastTexts,
} from '#features/fields/web/testing.tsx';
import { conditionByKey, noAnswers } from '#knowledge/index.ts';
import { scannerEn as en } from '../../words.en.ts';
import { scannerSw as sw } from '../../words.sw.ts';
import {
  fakeCamera,
  recordDownloads,
  manyScans,
  noAnswer,
  openIdle,
  openScanner,
  fakeLeafWorker,
  scanRow,
} from '../testing.tsx';
import { hashOf, reader, resetReader } from './reader.testing.ts';

// Whole screens with knowledge-base pages are slow on a busy machine.
vi.setConfig({ testTimeout: 20_000 });

vi.mock('./scan-photo.ts', () => import('./reader.testing.ts'));

let saved: string[];
beforeEach(() => {
  resetReader();
  fakeLeafWorker('ready');
  saved = recordDownloads();
});
afterEach(() => {
  cleanUp();
  vi.restoreAllMocks();
});

const upload = async (text = 'a photo'): Promise<void> => {
  await userEvent.upload(
    document.querySelector<HTMLInputElement>('input[type=file]')!,
    new File([text], 'leaf.jpg', { type: 'image/jpeg' }),
  );
  await waitForUpdates(80);
};
const shoot = async (): Promise<void> => {
  fireEvent.playing(document.querySelector('video')!);
  await tap('Take the photo');
  await waitForUpdates(80);
};

describe('the four states', () => {
  test('SCN-01 SCN-02 the idle state offers the camera, an upload and the history', async () => {
    await openIdle();
    expect(screen.getByRole('button', { name: 'Take Photo' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Upload Image' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: en.history })).toBeTruthy();
    expect(pageText()).toContain(en.used(0, 15));
  });

  test('SCN-03 SCN-06 the rear camera is live until Cancel, which stops it and returns to idle', async () => {
    const camera = fakeCamera();
    await openScanner();
    expect(camera.requests.at(-1)).toMatchObject({
      audio: false,
      video: { facingMode: { ideal: 'environment' } },
    });
    expect(camera.openStreamCount()).toBe(1);
    expect(screen.getByLabelText('What the camera sees')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Take the photo' })).toBeTruthy();
    await tap('Cancel');
    expect(camera.openStreamCount()).toBe(0);
    expect(screen.getByRole('button', { name: 'Take Photo' })).toBeTruthy();
  });

  test('SCN-06 SCN-07 taking a photo stops the camera, saves a JPEG of quality 0.8 to the device and says so', async () => {
    const camera = fakeCamera();
    await openScanner();
    await shoot();
    expect(camera.openStreamCount()).toBe(0);
    expect(camera.encodeCalls).toEqual([['image/jpeg', 0.8]]);
    expect(saved).toEqual([expect.stringMatching(/^mavuno-.*\.jpg$/)]);
    expect(toastTexts()).toContain('Photo saved to device');
  });

  test('SCN-03 the camera stops while the page is hidden and opens again with it', async () => {
    const camera = fakeCamera();
    const isHidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
    await openScanner();
    for (const [hidden, streams] of [
      [true, 0],
      [false, 1],
    ] as const) {
      isHidden.mockReturnValue(hidden);
      document.dispatchEvent(new Event('visibilitychange'));
      await waitForUpdates();
      expect(camera.openStreamCount()).toBe(streams);
    }
  });

  test('SCN-06 leaving the screen stops the camera', async () => {
    const camera = fakeCamera();
    await openScanner();
    expect(camera.openStreamCount()).toBe(1);
    history.pushState(null, '', '/elsewhere');
    await waitForUpdates();
    cleanUp();
    expect(camera.openStreamCount()).toBe(0);
  });

  test('SCN-07b a picture from the gallery is not saved a second time', async () => {
    await openScanner();
    await upload();
    expect([saved, toastTexts()]).toEqual([[], ['Scan completed 1/15']]);
  });

  test('SCN-05 SCN-01 a finished scan is shown and saved; "Scan Another Crop" returns to the camera, and from it to idle', async () => {
    const camera = fakeCamera();
    const farm = await openScanner();
    await upload();
    expect(screen.getByRole('heading', { name: 'Bean rust' })).toBeTruthy();
    expect(farm.commands()).toMatchObject([
      {
        name: 'scans.save',
        args: {
          condition: 'bean___rust',
          photo: hashOf('a photo'),
          photos: [hashOf('a photo')],
          known_used: 0,
        },
      },
    ]);
    expect(camera.openStreamCount()).toBe(0);
    await tap('Scan Another Crop');
    expect(camera.openStreamCount()).toBe(1);
    await tap('Cancel');
    expect(screen.getByRole('button', { name: 'Take Photo' })).toBeTruthy();
  });

  test('SCN-05 a failed scan shows the agreed message and returns to idle; nothing is counted', async () => {
    reader.fault = 'scan.failed';
    const farm = await openScanner();
    await upload();
    expect(toastTexts()).toEqual(['Scan failed. Please try again with a clearer image.']);
    await tap('Cancel');
    expect(screen.getByRole('button', { name: 'Take Photo' })).toBeTruthy();
    expect(farm.commands()).toEqual([]);
    cleanUp();
    await openScanner({ language: 'sw' });
    await upload();
    expect(toastTexts()).toEqual([sw.failed]);
  });

  test('SCN-04 while scanning, the current stage is named and the bar is at the start of that stage', async () => {
    let open = () => {};
    reader.gate = new Promise((done) => {
      open = done;
    });
    await openScanner();
    await upload();
    const bar = screen.getByRole('progressbar') as HTMLProgressElement;
    expect(pageText()).toContain(en.stages.checking);
    expect(Number(bar.value)).toBe(0);
    open();
    await waitForUpdates(60);
    expect(screen.queryByRole('progressbar')).toBeNull();
  });
});

describe('photo and camera problems', () => {
  test.each([
    ['photo.unreadable', en.photoUnreadable],
    ['photo.heic', en.photoHeic],
    ['photo.cut', en.photoCut],
    ['photo.too_large', en.photoTooLarge],
  ] as const)('%s has its own message', async (fault, sentence) => {
    reader.fault = fault;
    await openScanner();
    await upload();
    expect(toastTexts()).toEqual([sentence]);
    expect(pageText()).not.toContain(en.keptTitle);
  });

  test.each([
    ['NotAllowedError', en.camera.denied],
    ['NotFoundError', en.camera.missing],
    ['NotReadableError', en.camera.busy],
  ])('SCN-25 %s: the screen says what happened and still accepts an upload', async (name, sentence) => {
    fakeCamera(name);
    await openScanner();
    expect(pageText()).toContain(sentence);
    expect(screen.getByRole('button', { name: 'Upload Image' })).toBeTruthy();
    // The phone's own camera, and another try once the reason is gone.
    expect(screen.queryByRole('button', { name: 'Take Photo' }) === null).toBe(name === 'NotFoundError');
    const camera = fakeCamera();
    await tap(en.openAgain);
    expect(camera.openStreamCount()).toBe(1);
  });

  test('SCN-25 a photo chosen while the camera is asked for again is not lost', async () => {
    fakeCamera('NotAllowedError');
    const isHidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
    await openScanner();
    const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
    // The phone's list of photos covers the page; on the return, the camera is no longer refused.
    for (const hidden of [true, false]) {
      if (!hidden) fakeCamera();
      isHidden.mockReturnValue(hidden);
      document.dispatchEvent(new Event('visibilitychange'));
      await waitForUpdates();
    }
    await userEvent.upload(input, new File(['a photo'], 'leaf.jpg', { type: 'image/jpeg' }));
    await waitForUpdates(80);
    expect(screen.getByRole('heading', { name: 'Bean rust' })).toBeTruthy();
  });

  test('SCN-25 a page that cannot show a camera offers the phone’s own', async () => {
    Object.defineProperty(navigator, 'mediaDevices', { value: undefined, configurable: true });
    await openScanner();
    expect(pageText()).toContain(en.camera.unsupported);
    expect(screen.getByRole('button', { name: 'Take Photo' })).toBeTruthy();
    await userEvent.upload(
      document.querySelector<HTMLInputElement>('input[capture]')!,
      new File(['a photo'], 'leaf.jpg', { type: 'image/jpeg' }),
    );
    await waitForUpdates(80);
    expect(screen.getByRole('heading', { name: 'Bean rust' })).toBeTruthy();
    expect(saved).toHaveLength(1);
  });

  test('a result that could not be saved is shown with a message, and its photo is kept for later', async () => {
    const farm = await openScanner();
    farm.store.send = async () => ({ ok: false, code: 'store.full' });
    await upload();
    expect(toastTexts()[0]).toMatch(
      /^Couldn’t save this result\. Take a screenshot if you need it\. Your phone is full/,
    );
    expect(screen.getByRole('heading', { name: 'Bean rust' })).toBeTruthy();
    await waitForUpdates(100);
    cleanUp();
    await openScanner({ disk: farm.disk });
    expect(pageText()).toContain(en.keptTitle);
  });
});

describe('an interrupted check', () => {
  test('after the tab is killed during a scan, its photo can be resumed once with its original time, crop and field', async () => {
    reader.gate = new Promise(() => {});
    const bean = field({ crop_type: 'beans' });
    const first = await openScanner({ at: `/scan?field=${bean.id}`, rows: [{ kind: 'field', row: bean }] });
    await upload('the photo of that day');
    cleanUp();

    reader.gate = Promise.resolve();
    const opened = Date.now();
    const again = await openScanner({ disk: first.disk });
    expect(pageText()).toContain(en.keptTitle);
    await tap(en.keptGoOn);
    await waitForUpdates(80);
    const { takenAt } = reader.requests[0]!;
    expect(Date.parse(takenAt)).toBeLessThan(opened);
    expect(reader.requests[0]).toMatchObject({
      crop: 'bean',
      fieldId: bean.id,
      size: 'the photo of that day'.length,
    });
    expect(again.commands()).toMatchObject([
      { name: 'scans.save', args: { taken_at: takenAt, field_id: bean.id } },
    ]);
    await tap('Scan Another Crop');
    expect(pageText()).not.toContain(en.keptTitle);
    cleanUp();
    await openScanner({ disk: first.disk });
    expect(pageText()).not.toContain(en.keptTitle);
  });

  test('it can be discarded', async () => {
    reader.gate = new Promise(() => {});
    const { disk } = await openScanner();
    await upload();
    cleanUp();
    await openScanner({ disk, language: 'sw' });
    await tap(sw.keptDrop);
    expect(pageText()).not.toContain(sw.keptTitle);
    cleanUp();
    await openScanner({ disk });
    expect(pageText()).not.toContain(en.keptTitle);
  });

  test('if the leaf model is missing, the photo is kept and the message does not blame the photo', async () => {
    reader.fault = 'reader.missing';
    await openScanner();
    await upload();
    expect(toastTexts()).toEqual([en.readerMissing]);
    expect(screen.getByRole('button', { name: en.keptGoOn })).toBeTruthy();
  });
});

describe('the free limit', () => {
  test('SCN-08 SCN-31 SCN-02 after fifteen scans there is no camera button; uploading leads to /upgrade', async () => {
    const camera = fakeCamera();
    const farm = await openScanner({ rows: manyScans(15) });
    expect(screen.queryByRole('button', { name: 'Take Photo' })).toBeNull();
    expect(pageText()).toContain(en.used(15, 15));
    await tap('Upload Image Pro');
    expect(toastTexts()).toEqual(["You've used all 15 free scans! Upgrade to Pro for unlimited scanning."]);
    expect([farm.path(), camera.requests, reader.requests]).toEqual(['/upgrade', [], []]);
    cleanUp();
    await openScanner({ rows: manyScans(15), language: 'sw' });
    await tap(`${sw.upload} Pro`);
    expect(toastTexts()).toEqual([sw.limit]);
  });

  test('SCN-10 the fifteenth scan shows 15/15, and Pro sees its scan number', async () => {
    await openScanner({ rows: manyScans(14) });
    await upload();
    expect(toastTexts()).toEqual(['Scan completed 15/15']);
    cleanUp();
    await openScanner({ rows: manyScans(20), plan: proPlan });
    await upload();
    expect(toastTexts()).toEqual(['Pro scan completed #21']);
    expect(pageText()).not.toContain(en.used(20, 15).slice(2));
  });

  test('SCN-09 a photo without a leaf is free: not counted, no message, counter unchanged', async () => {
    reader.answer = { outcome: 'no_leaf', ...noAnswer };
    await openScanner({ rows: manyScans(3) });
    await upload();
    expect(toastTexts()).toEqual([]);
    expect(pageText()).toContain(noAnswers.unknown___not_a_leaf.text.en);
    await tap('Scan Another Crop');
    expect(pageText()).toContain(en.used(3, 15));
    expect(localStorage.getItem(`scans_${farmer.userId}`)).toBe('3');
  });

  test('SCN-09 the server’s count decides: a scan that it does not count does not raise the phone’s count', async () => {
    await openIdle({
      rows: [
        ...manyScans(2),
        scanRow(
          {},
          {
            counted: false,
            checked: { outcome: 'no_leaf', ...noAnswer, model: 'm', at: '2026-11-21T09:00:00Z' },
          },
        ),
      ],
    });
    expect(pageText()).toContain(en.used(2, 15));
    expect(pageText()).toContain(en.free);
  });
});

describe('the crop', () => {
  test('SCN-29 the crop is chosen by one tap or preset from the field, and "Not sure" is an option', async () => {
    const coffee = field({ crop_type: 'Kahawa', name: 'Juu' });
    await openScanner({ at: `/scan?field=${coffee.id}`, rows: [{ kind: 'field', row: coffee }] });
    await tap('Coffee');
    const chosen = () =>
      screen
        .getAllByRole('radio')
        .filter((r) => (r as HTMLInputElement).checked)
        .map((r) => r.closest('label')!.textContent);
    expect(chosen()).toEqual(['Coffee']);
    expect(pageText()).toContain('For the field Juu');
    for (const radio of screen.getAllByRole('radio'))
      expect(radio.closest('label')!.querySelector('svg')).toBeTruthy();
    await click(screen.getByRole('radio', { name: 'Not sure' }));
    expect(screen.getByRole('button', { name: en.crop })).toBeTruthy();
    await upload();
    expect(reader.requests[0]).toMatchObject({ crop: null, fieldId: coffee.id });
    cleanUp();
    await openScanner({ at: '/scan', language: 'sw' });
    await tap(sw.crop);
    expect(chosen()).toEqual([sw.cropNotSure]);
  });
});

describe('the result', () => {
  test('SCN-11 shows disease, severity, confidence, affected part and loss, with first actions first', async () => {
    await openScanner();
    await upload();
    await screen.findByRole('heading', { name: en.first }, { timeout: 10_000 });
    const text = pageText();
    expect(text).toContain('Uromyces appendiculatus');
    expect(text).toContain(`${en.severityLabel}: ${en.severity.high}`);
    expect(text).toContain('Confidence 93%');
    expect(screen.getByRole('meter', { name: 'Affected part of the leaf' }).getAttribute('value')).toBe('22');
    expect(text).toMatch(/About 7% of the harvest/);
    expect(text).toMatch(/KES 2,190 \(USD 17\) per hectare/);
    expect(text).toContain(en.yieldReference('675', '2020–2024'));
    for (const said of [en.priceConstant('0.35'), en.treatmentRough('129', '2025')])
      expect(text).toContain(said);
    expect(text).toMatch(/Risk of spreading: (low|medium|high)/);
    expect(text).toContain('Recovery:');
    const headings = screen.getAllByRole('heading', { level: 2 }).map((h) => h.textContent);
    for (const wanted of [en.first, en.symptoms, en.organic, en.chemical, en.products, en.prevention])
      expect(headings).toContain(wanted);
    expect(headings.indexOf(en.first)).toBe(1);
    const organic = screen.getByRole('heading', { name: en.organic }).closest('section')!;
    expect(within(organic).getAllByText('How to Prepare').length).toBe(
      organic.querySelectorAll('details details').length,
    );
    // Features of later issues are absent, not faked.
    expect(text).not.toMatch(/\bFind\b|Expert Review|Join Now|supplier/);
  });

  test.each([
    ['en', en, 'Protective clothing', 'Do not make the person vomit. No milk, no herbs, no alcohol.'],
    ['sw', sw, 'Mavazi ya kujikinga', 'Usimtapishe. Usimpe maziwa, mitishamba wala pombe.'],
  ] as const)(
    'a named pesticide comes with rules for safe use and poisoning (%s)',
    async (language, words, rule, poisoned) => {
      await openScanner({ language });
      await upload();
      const card = within((await screen.findByRole('heading', { name: words.chemical })).closest('section')!);
      expect(await card.findByText(words.safeUse)).toBeTruthy();
      expect(card.getByText(rule)).toBeTruthy();
      expect(card.getByText(poisoned)).toBeTruthy();
      expect(card.getByRole('link', { name: '0800720021', hidden: true }).getAttribute('href')).toBe(
        'tel:0800720021',
      );
    },
  );

  test('SCN-11 the result is in Kiswahili for a Kiswahili user', async () => {
    await openScanner({ language: 'sw' });
    await upload();
    await screen.findByRole('heading', { name: sw.first }, { timeout: 10_000 });
    expect(screen.getByRole('heading', { name: 'Kutu ya maharagwe' })).toBeTruthy();
    for (const heading of [sw.first, sw.symptoms, sw.organic, sw.chemical])
      expect(screen.getByRole('heading', { name: heading })).toBeTruthy();
    expect(pageText()).toContain(`${sw.severityLabel}: ${sw.severity.high}`);
  });

  test('no diagnosis is certain: a probability above 0.99 reads "more than 99 %" and 9 of 10', async () => {
    reader.answer = { confidence: 0.9991 };
    await openScanner();
    await upload();
    expect(pageText()).toContain('Confidence more than 99%');
    expect(pageText()).toContain('Very sure · 9 of 10');
    expect(pageText()).not.toMatch(/100%|10 of 10/);
  });

  test('SCN-30 is called a quick check, and the server’s result is added when it is known', async () => {
    await openScanner({ online: false });
    await upload();
    expect(pageText()).toContain(`${en.quick}. ${en.photoWaiting}`);
    const checked = { ...noAnswer, model: 'm', at: '2026-11-21T09:00:00Z' };
    for (const [look, sentence] of [
      [{ ...checked, outcome: 'answer', condition: 'bean___rust' }, en.serverAgrees],
      [
        { ...checked, outcome: 'answer', condition: 'bean___angular_leaf_spot' },
        en.serverDiffers(conditionByKey('bean___angular_leaf_spot')!.name.en),
      ],
      [{ ...checked, outcome: 'no_leaf' }, en.serverDiffers(en.outcomes.no_leaf)],
      [
        {
          ...checked,
          outcome: 'candidates',
          top3: [{ condition: 'bean___angular_leaf_spot', probability: 0.5 }],
          model: 'llm:eye',
        },
        en.outsideLook,
      ],
    ] as const) {
      cleanUp();
      await openIdle({ rows: [scanRow({}, { checked: look })] });
      // Mentioned only when it changes the answer.
      expect(pageText().includes(en.lookChanged)).toBe(sentence !== en.serverAgrees);
      await tap(/^Bean rust/);
      await waitForUpdates(60);
      expect(pageText()).toContain(sentence);
    }
  });

  test('not sure: the candidates can be compared and no disease is given as the answer', async () => {
    reader.answer = {
      outcome: 'not_sure',
      ...noAnswer,
      top3: [
        { condition: 'bean___rust', probability: 0.45 },
        { condition: 'bean___healthy', probability: 0.002 },
      ],
    };
    await openScanner();
    await upload();
    await screen.findAllByRole('button', { name: en.pickThis }, { timeout: 10_000 });
    expect(screen.getByRole('heading', { level: 2, name: noAnswers.not_sure.title.en })).toBeTruthy();
    expect(pageText()).toContain('Bean rust45%');
    expect(pageText()).toContain('less than 1%');
    expect(screen.queryByRole('heading', { name: en.first })).toBeNull();
  });
});

describe('the history', () => {
  test('GAM-07 five checks, newest first, with time and photo; one expands; View All opens the history', async () => {
    const farm = await openIdle({ rows: manyScans(7), plan: proPlan });
    const list = within(screen.getByRole('region', { name: en.history }))
      .getAllByRole('listitem')
      .map((li) => li.textContent);
    expect(list).toHaveLength(5);
    expect(list[0]).toMatch(/7 Nov 2026, \d\d:\d\d/);
    const [first] = screen.getAllByRole('button', { name: /^Bean rust/ });
    expect(first!.getAttribute('aria-expanded')).toBe('false');
    await click(first!);
    await waitForUpdates(60);
    expect(first!.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByRole('heading', { name: en.first })).toBeTruthy();
    await click(screen.getByRole('link', { name: 'View All' }));
    expect(farm.path()).toBe('/scan/history');
  });

  test('GAM-07 an empty history says so; deleting a check asks once and removes it', async () => {
    await openIdle({ language: 'sw' });
    expect(pageText()).toContain(sw.historyEmpty);
    cleanUp();
    const farm = await openIdle({ rows: [scanRow()] });
    expect(pageText()).toContain(en.used(1, 15));
    await tap(/^Bean rust/);
    await tap('Delete this check');
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await waitForUpdates(60);
    expect(farm.commands()).toMatchObject([{ name: 'scans.remove' }]);
    expect(pageText()).toContain(en.historyEmpty);
    // Fifteen in total, because deleted scans still count.
    expect(pageText()).toContain(en.used(1, 15));
  });
});
