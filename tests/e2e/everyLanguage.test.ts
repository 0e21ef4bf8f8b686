import { expect } from '@playwright/test'
import { languages } from '../../src/messages/otherLanguages'
import { measuredFaces } from '../fixtures/fonts/faces'
import { findMisfits } from '../fixtures/gallery/misfits'
import { statesOf } from '../fixtures/gallery/statesOf'
import { test } from '../fixtures/test'

/** The windows with the least room, in CSS pixels. */
const windows = [
  ['a narrow phone', 'mobile', { width: 320, height: 640 }],
  ['a window at 200 %', 'compact', { width: 640, height: 400 }],
] as const

for (const [where, layout, size] of windows)
  for (const language of Object.keys(languages))
    test(`nothing is cut or covered on ${where}: ${language} [WCAG 1.3.4] [WCAG 1.4.4] [WCAG 1.4.10]`, async ({
      page,
      pagesUrl,
      showFace,
    }) => {
      await page.setViewportSize(size)
      const scene = { layout, theme: 'light', language } as const
      const addresses = await statesOf(page, pagesUrl, scene)
      expect(addresses).toHaveProperty('account receiving')
      await showFace(page, 'dejavu')
      const measured = measuredFaces(language)
      const found = await findMisfits(page, { addresses, ...measured })
      const misfits = found.flatMap(({ state, face, cut, dotted, covered }) =>
        // One-line names and labels may end in dots, but sentences may not.
        [
          ...cut,
          ...dotted.filter((text) => isSentence.test(text)),
          ...covered,
        ].map((text) => `${state}, ${face}: ${text}`),
      )
      expect(misfits).toEqual([])
      const count = Object.keys(addresses).length * measured.faces.length
      const always = found.filter(({ face }) => !(face in measured.others))
      expect(always).toHaveLength(count)
    })

const isSentence = /[.。।…:：]$/
