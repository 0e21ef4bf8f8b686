import { expect } from '@playwright/test'
import { languages } from '../../src/messages/otherLanguages'
import { addAxe } from '../fixtures/gallery/addAxe'
import { addressOf } from '../fixtures/gallery/choices'
import { findMisfits } from '../fixtures/gallery/misfits'
import { statesOf } from '../fixtures/gallery/statesOf'
import { test } from '../fixtures/test'

/** Where there is least room, in CSS pixels. */
const windows = [
  ['a narrow phone', 'mobile', { width: 320, height: 640 }],
  ['a window at 200 %', 'compact', { width: 640, height: 400 }],
] as const

for (const [where, layout, size] of windows)
  test(`nothing is cut, covered or without a name in any language, on ${where}`, async ({
    page,
    pagesUrl,
  }) => {
    test.setTimeout(600_000)
    await page.setViewportSize(size)
    const scene = { layout, theme: 'light', language: 'en' } as const
    const states = Object.keys(await statesOf(page, pagesUrl, scene))
    // The other layouts have no state that this one has not.
    if (layout === 'compact') await addAxe(page)
    expect(states).toContain('account receiving')
    const scenes = Object.keys(languages).flatMap((language) =>
      states.map((state) => {
        const address = addressOf({ ...scene, language }, state)
        return [`${language}: ${state}`, address] as const
      }),
    )
    const addresses = Object.fromEntries(scenes)
    const found = await page.evaluate(findMisfits, addresses)
    expect(found).toHaveLength(scenes.length)
    const misfits = found.flatMap(
      ({ state, cut, dotted, covered, violations }) =>
        // Names and labels of one line may end in dots; sentences may not.
        [
          ...cut,
          ...dotted.filter((text) => isSentence.test(text)),
          ...covered,
          ...violations,
        ].map((text) => `${state}: ${text}`),
    )
    expect(misfits).toEqual([])
  })

const isSentence = /[.。।…:：]$/
