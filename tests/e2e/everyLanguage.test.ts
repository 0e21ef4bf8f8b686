import { expect } from '@playwright/test'
import { languages } from '../../src/messages/otherLanguages'
import { addressOf } from '../gallery/choices'
import { findCovered } from '../gallery/covered'
import { findMisfits } from '../gallery/misfits'
import { test } from '../parts/worldTest'

const everywhere = [
  'connect list',
  'connect learn',
  'connect get',
  'connect not installed',
  'connect failed popup-blocked',
  'connect not loaded',
  'account with recent transactions',
  'network unsupported',
  'network of a Safe unsupported',
  'sign in not prepared',
  'sign in ready',
]

/** Where there is least room, in CSS pixels, and what a layout has besides. */
const windows = [
  [
    'a narrow phone',
    'mobile',
    { width: 320, height: 640 },
    ['connect scan', 'button on a wrong network', 'button notice unknown'],
  ],
  [
    'a window at 200 %',
    'compact',
    { width: 640, height: 400 },
    ['connect all download options', 'connect extension instructions'],
  ],
] as const

for (const [where, layout, size, more] of windows)
  test(`nothing is cut or covered in any language, on ${where}`, async ({
    page,
    world,
  }) => {
    test.setTimeout(120_000)
    await page.setViewportSize(size)
    const scenes = Object.keys(languages).flatMap((language) =>
      [...everywhere, ...more].map((state) => {
        const scene = { layout, theme: 'light', language } as const
        return [`${language}: ${state}`, addressOf(scene, state)] as const
      }),
    )
    await page.goto(`${world.host.url}/gallery${scenes[0]?.[1]}`)
    await page.locator('dialog[open]').waitFor()
    const addresses = Object.fromEntries(scenes)
    const found = await page.evaluate(findMisfits, addresses)
    expect(found).toHaveLength(scenes.length)
    const cut = found.flatMap(({ state, cut, dotted }) =>
      // Names and labels of one line may end in dots; sentences may not.
      [...cut, ...dotted.filter((text) => isSentence.test(text))].map(
        (text) => `${state}: ${text}`,
      ),
    )
    expect(cut).toEqual([])
    expect(await page.evaluate(findCovered, addresses)).toEqual([])
  })

const isSentence = /[.。।…:：]$/
