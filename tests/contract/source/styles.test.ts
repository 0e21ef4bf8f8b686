import { expect, test } from 'vitest'
import {
  brief,
  ease,
  moment,
  quick,
  spring,
  steady,
} from '../../../src/ui/theme/motion'
import { readGuide } from '../../fixtures/project/guides'
import { sourceFiles } from '../../fixtures/project/sourceFiles'

/** Text of a property that starts or changes a movement. */
const property = /\b(?:transition|animation)(?:Duration)?: ?(`[^`]*`|'[^']*')/g
/** Options of the Web Animations API. */
const option = /\b(?:duration|easing|delay): ([^,}\n]+)/g
/** A time or a curve that is written out. */
const ownValue =
  /\dm?s\b|\bease-|cubic-bezier|\blinear\b(?!-gradient)|\bsteps\(/

/** Returns everything in a source file that moves without the durations and curves of `motion.ts`. */
function ownMotionIn(text: string): string[] {
  const styles = [...text.matchAll(property)].flatMap(([all, value = '']) => {
    const isOwn =
      ownValue.test(value.replace(/\$\{[^}]*\}/g, '')) ||
      // A transition without a curve would use the browser's.
      (all.startsWith('transition') && !/\b(?:ease|spring)\b/.test(value))
    return isOwn ? [all] : []
  })
  const options = text.includes('.animate(')
    ? [...text.matchAll(option)].flatMap(([all, value = '']) =>
        /['"`]|^\d/.test(value) ? [all] : [],
      )
    : []
  return [...styles, ...options]
}

test('every transition and animation of the sources uses the durations and curves of motion.ts', () => {
  const sources = sourceFiles('src').filter(
    ({ file }) => file !== 'ui/theme/motion.ts',
  )
  const moving = sources.filter(({ text }) =>
    /\.animate\(|animation: `|quickly\(/.test(text),
  )
  expect(moving.length).toBeGreaterThan(20)
  const own = sources.flatMap(({ file, text }) =>
    ownMotionIn(text).map((found) => `${file}: ${found}`),
  )
  expect(own).toEqual([])
})

test('the guide lists the durations and curves', () => {
  const [, section = ''] = readGuide('look').split(/^## Motion$|^## Ready/m)
  const rows = section.match(/^\| [^-v].*$/gm) ?? []
  expect(rows.map((row) => row.split('|')[1]?.trim())).toEqual([
    ...[brief, quick, steady].map((duration) => `${duration} ms`),
    ...[ease, spring].map((curve) => `\`${curve}\``),
  ])
  expect(section).toContain(`${moment} ms`)
})

test('a selector that names its element after another one does not begin with a colon', () => {
  // Emotion adds the element to the front of such a selector as well, so that the selector never matches.
  const found = sourceFiles('src').flatMap(({ file, text }) =>
    [...text.matchAll(/['"`](:[^'"`\n]*&[^'"`\n]*)['"`]: \{/g)].map(
      ([, selector]) => `${file}: ${selector}`,
    ),
  )
  expect(found).toEqual([])
})

/** Weights that Segoe UI, Roboto, Inter, Noto and San Francisco have. Windows and most of Linux have no 500. */
const weights = ['400', '600', '700']

/** A weight in a `font` shorthand, before the size, in a `fontWeight`, or in our table of fonts. */
const written =
  /\b(\d{3})\s+\d+px\/|fontWeight: (\d{3})|font-weight:(\d{3})|\bfont\((\d{3}),/g

test('texts use only font weights that the system fonts have', () => {
  const found = sourceFiles('src').flatMap(({ file, text }) =>
    [...text.matchAll(written)].map(([all, ...groups]) => ({
      file,
      all,
      weight: groups.find(Boolean) ?? '',
    })),
  )
  expect(found.length).toBeGreaterThan(15)
  const others = found
    .filter(({ weight }) => !weights.includes(weight))
    .map(({ file, all }) => `${file}: ${all}`)
  expect(others).toEqual([])
})

/** Matches a style that is different in the light and the dark theme. */
const dependsOnTheme = /light-dark\(|prefers-color-scheme|data-theme/

/** The palettes themselves, and the status page, which has its own colours. */
const palettes =
  /^(ui\/theme\/|release\/status\/|kit\/themes\.ts$|kit\/rainbowkit\/theme\.ts$)/

// e2e/gallery.test.ts collects the colours that meet in one theme only.
test('which colours of text and background meet does not depend on the theme', () => {
  const found = sourceFiles('src').filter(
    ({ file, text }) => dependsOnTheme.test(text) && !palettes.test(file),
  )
  expect(found.map(({ file }) => file)).toEqual([
    // The surface below a wallet's logo.
    'ui/Mark.styles.ts',
    // The kit draws a stored button only in the theme in which it was stored.
    'platform/storage/storedButton.ts',
    // An edge of the dialog.
    'ui/dialog/Dialog.styles.ts',
  ])
})
