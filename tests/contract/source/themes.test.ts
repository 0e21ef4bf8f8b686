import { expect, test } from 'vitest'
import { sourceFiles } from '../../fixtures/project/sourceFiles'

/** Everything by which a style tells a light page from a dark one. */
const tellsThemes = /light-dark\(|prefers-color-scheme|data-theme/

/** The palettes themselves, and the status page, which has colours of its own. */
const palettes = /^(theme\/|status\/|host\/themes\.ts$)/

// The gallery's tests rely on this: they look for the colours that meet in one theme only.
test('which colours of text and background meet does not depend on the theme', () => {
  const telling = sourceFiles('src').filter(
    ({ file, text }) => tellsThemes.test(text) && !palettes.test(file),
  )
  expect(telling.map(({ file }) => file)).toEqual([
    // The surface below a wallet's logo.
    'ui/Mark.styles.ts',
    // An edge of the dialog.
    'ui/dialog/Dialog.styles.ts',
  ])
})
