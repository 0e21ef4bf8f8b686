import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect } from '@playwright/test'
import { faces, facesFor } from '../fixtures/fonts/faces'
import { addressOf } from '../fixtures/gallery/choices'
import { test } from '../fixtures/test'

/** Weights and sizes of texts in the dialogs. */
const fonts = [
  '400 13px',
  '400 14px',
  '400 16px',
  '600 14px',
  '600 16px',
  '700 18px',
]

const folder = path.join(import.meta.dirname, '../../src/messages')

/** Scripts for which the faces have letters, with a language of each. */
const scripts = [
  { language: 'en', letters: /^[\p{Script=Latin}\p{Script=Common}]+$/u },
  { language: 'ru', letters: /^[\p{Script=Cyrillic}\p{Script=Common}]+$/u },
]

test('no text of any language is wider in another face than in DejaVu', {
  tag: '@engines',
}, async ({ page, pagesUrl, showFace }) => {
  const scene = { layout: 'mobile', theme: 'light', language: 'en' } as const
  await page.goto(`${pagesUrl}/gallery${addressOf(scene, 'connect list')}`)
  await showFace(page, 'dejavu')
  const files = readdirSync(folder, { encoding: 'utf8', recursive: true })
  const parts = files
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => partsOf(readFileSync(path.join(folder, file), 'utf8')))
  const tooWide: string[] = []
  for (const { language, letters } of scripts) {
    const others = facesFor(language).filter(
      (face) => face !== 'dejavu' && face !== 'noto',
    )
    const asked = {
      fonts,
      parts: [...new Set(parts)].filter((part) => letters.test(part)),
      widest: faces.dejavu.family,
      families: others.map((face) => faces[face].family),
    }
    expect(asked.parts.length).toBeGreaterThan(100)
    tooWide.push(...(await page.evaluate(widerParts, asked)))
  }
  expect(tooWide).toEqual([])
})

/**
 * Returns texts of at least ten letters in a source file: each longer word, and from each shorter word on as many words
 * as needed. Shorter texts fit in every line.
 */
function partsOf(source: string): readonly string[] {
  const texts = source.split(/[`'"\n]|\$\{[^}]*\}/)
  const parts = texts.flatMap((text) => {
    const words = text.split(' ').filter((word) => /\p{L}/u.test(word))
    return words.map((word, at) => {
      let part = word
      for (const next of words.slice(at + 1))
        if (part.length < 10) part += ` ${next}`
      return part
    })
  })
  return parts.filter((part) => part.length >= 10)
}

type Parts = {
  readonly fonts: readonly string[]
  readonly parts: readonly string[]
  readonly widest: string
  readonly families: readonly string[]
}

/** Runs in the page. Browsers round the width of each letter, which may add up to 2.5 pixels in a text. */
async function widerParts({ fonts, parts, widest, families }: Parts) {
  const pen = document.createElement('canvas').getContext('2d')
  if (!pen) throw new Error('This browser has no canvas.')
  const tooWide: string[] = []
  for (const font of fonts) {
    const inWidest = `${font} "${widest}"`
    await document.fonts.load(inWidest)
    pen.font = inWidest
    const limits = parts.map((part) => pen.measureText(part).width + 2.5)
    for (const family of families) {
      const inFamily = `${font} "${family}"`
      await document.fonts.load(inFamily)
      pen.font = inFamily
      for (const [at, part] of parts.entries()) {
        const { width } = pen.measureText(part)
        if (!(width <= (limits[at] ?? 0)))
          tooWide.push(`${inFamily}: ${part}, ${width} of ${limits[at]} pixels`)
      }
    }
  }
  return tooWide
}
