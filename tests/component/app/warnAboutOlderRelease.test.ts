import { afterEach, expect, test, vi } from 'vitest'
import { warnAboutOlderRelease } from '../../../src/app/views/showDialogs'

const older = Symbol.for('walletdock.registry/1')

afterEach(() => {
  Reflect.deleteProperty(globalThis, older)
  vi.restoreAllMocks()
})

test('warnAboutOlderRelease warns if release 0.1.0 runs on the page, and is silent otherwise', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  warnAboutOlderRelease()
  expect(warn).not.toHaveBeenCalled()
  Reflect.set(globalThis, older, {})
  warnAboutOlderRelease()
  expect(warn).toHaveBeenCalledWith(
    expect.stringContaining('Load the same release in all parts of the page.'),
  )
})
