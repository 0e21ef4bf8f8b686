import { expect, test } from 'vitest'
import { languageOf } from '../../languages/allLanguages'

test.each(['es', 'fr', 'it', 'pl', 'pt-BR', 'ru', 'uk'] as const)(
  'the badge of one recent wallet in %s differs from the heading of several',
  (tag) => {
    const { recent, groups } = languageOf(tag).dialogs.connect
    expect(recent).not.toBe(groups.Recent)
  },
)

test.each(['ar', 'es', 'fr', 'hi', 'it', 'pl', 'pt-BR', 'ru', 'uk'] as const)(
  'the caption of one installed wallet in %s differs from the heading of several',
  (tag) => {
    const { installed, groups } = languageOf(tag).dialogs.connect
    expect(installed).not.toBe(groups.Installed)
  },
)
