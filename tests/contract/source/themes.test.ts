import { expect, test } from 'vitest'
import { sourceFiles } from '../../fixtures/project/sourceFiles'

/** Matches a style that is different in the light and the dark theme. */
const dependsOnTheme = /light-dark\(|prefers-color-scheme|data-theme/

/** The palettes themselves, and the status page, which has its own colours. */
const palettes = /^(ui\/theme\/|release\/status\/|kit\/themes\.ts$)/

// e2e/gallery.test.ts collects the colours that meet in one theme only.
test('which colours of text and background meet does not depend on the theme', () => {
  const found = sourceFiles('src').filter(
    ({ file, text }) => dependsOnTheme.test(text) && !palettes.test(file),
  )
  expect(found.map(({ file }) => file)).toEqual([
    // The surface below a wallet's logo.
    'ui/Mark.styles.ts',
    // An edge of the dialog.
    'ui/dialog/Dialog.styles.ts',
  ])
})
