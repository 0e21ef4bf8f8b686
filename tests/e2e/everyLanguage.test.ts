import { expect, type Page } from '@playwright/test'
import {
  faces as allFaces,
  type MeasuredFaces,
  measuredFaces,
} from '../fixtures/fonts/faces'
import { addressOf, windows } from '../fixtures/gallery/choices'
import type { Measured } from '../fixtures/gallery/measureTexts'
import { mixes, mixOf } from '../fixtures/gallery/mixes'
import { statesOf } from '../fixtures/gallery/statesOf'
import { test } from '../fixtures/test'

type Sweep = {
  readonly layout: keyof typeof windows
  readonly size: { readonly width: number; readonly height: number }
  /** Mixes, or tags of languages. The other engines show English. */
  readonly shown: readonly string[]
}

/** The narrowest window of each layout, in CSS pixels. Each kind of text is shown where it has the least room. */
const sweeps: Readonly<Record<string, Sweep>> = {
  'a narrow phone [WCAG 1.3.4]': {
    layout: 'mobile',
    size: { width: 320, height: 568 },
    shown: ['en', ...Object.keys(mixes)],
  },
  'a narrow window': {
    layout: 'compact',
    size: { width: 320, height: 568 },
    shown: ['en'],
  },
  'a window at 200 % [WCAG 1.4.4]': {
    layout: 'compact',
    size: { width: 640, height: 400 },
    shown: ['longest texts', 'longest words', 'right to left'],
  },
  'a wide window': {
    layout: 'wide',
    size: windows.wide,
    shown: ['en', 'right to left'],
  },
}

for (const [where, { layout, size, shown }] of Object.entries(sweeps))
  for (const language of shown)
    test(`nothing is cut or covered in ${where}: ${language} [WCAG 1.4.10]`, {
      tag: language === 'en' ? '@engines' : [],
    }, async ({ page, pagesUrl, showFace }) => {
      await page.setViewportSize(size)
      const scene = { layout, theme: 'light', language } as const
      const addresses = await statesOf(page, pagesUrl, scene)
      expect(addresses).toHaveProperty('account receiving')
      await showFace(page, 'dejavu')
      const wrong = await wrongIn(page, language, addresses)
      const { languages } = mixOf(language)
      if (languages.length === 1) return expect(wrong).toEqual([])
      if (wrong.length === 0) return
      // Several long texts of different languages may be too long together, so ask each language.
      const states = new Set(wrong.map(({ state }) => state))
      for (const tag of languages) {
        const scene = { layout, theme: 'light', language: tag } as const
        const again = [...states].map((state) => [
          state,
          addressOf(scene, state),
        ])
        const own = await wrongIn(page, tag, Object.fromEntries(again))
        expect(own).toEqual([])
      }
    })

for (const layout of ['wide', 'mobile'] as const)
  test(`no text is cut or covered with a reader’s own spacing of lines, letters and words: ${layout} [WCAG 1.4.12]`, async ({
    page,
    pagesUrl,
    showFace,
  }) => {
    await page.setViewportSize(windows[layout])
    await page.addInitScript(spaceTexts)
    const scene = { layout, theme: 'light', language: 'en' } as const
    const addresses = await statesOf(page, pagesUrl, scene)
    await showFace(page, 'dejavu')
    const wrong = await wrongIn(page, 'en', addresses)
    expect(wrong.filter(({ how }) => how !== 'dots')).toEqual([])
  })

/** Returns the texts that do not fit in these states. */
async function wrongIn(
  page: Page,
  language: string,
  addresses: Readonly<Record<string, string>>,
) {
  const measured = measuredFaces(mixOf(language).languages)
  const found = await findMisfits(page, { addresses, ...measured })
  expect(found.length).toBeGreaterThanOrEqual(Object.keys(addresses).length)
  return found.flatMap(({ state, face, cut, dotted, covered }) => {
    const at = { state, language, face }
    return [
      ...cut.map((text) => ({ ...at, how: 'cut', text })),
      ...covered.map((text) => ({ ...at, how: 'covered', text })),
      ...dotted
        .filter((text) => isSentence.test(text) || !mayBeDotted(text, language))
        .map((text) => ({ ...at, how: 'dots', text })),
    ]
  })
}

const isSentence = /[.。।:：]$/

/** Long names of wallets, networks and payments may end in dots, and so may labels of one line in long languages. */
const mayBeDotted = (text: string, language: string) =>
  language !== 'en' || text.length > 24 || text.includes('…')

/** For `addInitScript`: sets the spacing that WCAG 2.2 grants readers in 1.4.12, in every shadow root. */
function spaceTexts() {
  const attach = Element.prototype.attachShadow
  Element.prototype.attachShadow = function (init) {
    const root = attach.call(this, init)
    const style = document.createElement('style')
    style.textContent =
      '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }'
    queueMicrotask(() => root.append(style))
    return root
  }
}

/** Texts that do not fit in one state of the gallery. */
type Misfits = Measured & {
  readonly state: string
  /** The face that was measured. */
  readonly face: string
}

type Scenes = MeasuredFaces & {
  /** Addresses in the gallery by the names of their states. */
  readonly addresses: Readonly<Record<string, string>>
}

type Shown = MeasuredFaces & {
  readonly state: string
  readonly address: string
  /** DejaVu's family, with which the others are compared. */
  readonly dejavu: string
}

/**
 * Shows one state after the other on the gallery's page, which has the faces, and measures them. Runs one script for
 * each state, so that no script keeps the page busy for long.
 */
async function findMisfits(
  page: Page,
  { addresses, faces, others }: Scenes,
): Promise<readonly Misfits[]> {
  const all: Misfits[] = []
  await page.evaluate(loadFamilies, Object.values(others))
  const dejavu = allFaces.dejavu.family
  let order = faces
  for (const [state, address] of Object.entries(addresses)) {
    const shown = { state, address, faces: order, others, dejavu }
    all.push(...(await page.evaluate(measureState, shown)))
    // A change of the face lays out all texts again, so the next state begins with this one's last face.
    order = order.toReversed()
  }
  return all
}

/** Runs in the page. A canvas does not wait for fonts. */
async function loadFamilies(families: readonly string[]) {
  const fonts = families.flatMap((family) =>
    [400, 600, 700].map((weight) => `${weight} 16px "${family}"`),
  )
  await Promise.all(fonts.map((font) => document.fonts.load(font)))
}

/** Runs in the page. */
async function measureState({ state, address, faces, others, dejavu }: Shown) {
  const all: Misfits[] = []
  await window.showState(address)
  const families = Object.values(others)
  const wider = window.findWiderFamilies(families, dejavu)
  const widerFaces = Object.entries(others)
    .filter(([, family]) => wider.includes(family))
    .map(([face]) => face)
  for (const face of [...widerFaces, ...faces]) {
    await window.showFace(face)
    all.push({ state, face, ...window.measureTexts(families) })
  }
  return all
}
