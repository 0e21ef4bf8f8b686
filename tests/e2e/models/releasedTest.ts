import {
  type UnpackedRelease,
  unpackLastRelease,
} from '../../compatibility/lastRelease'
import type { Served } from '../../parts/startWorld'
import { test as base } from './siteTest'

/** A test in a world of which one half is that of the last released contract. */
export function testWithReleased(half: 'hostFolder' | 'remoteFolder') {
  return base.extend<object, { served: Served; released: UnpackedRelease }>({
    released: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
      async ({}, use) => {
        const released = unpackLastRelease()
        await use(released)
        await released.remove()
      },
      { scope: 'worker' },
    ],
    served: [
      async ({ released }, use) => {
        await use({ [half]: released[half] })
      },
      { scope: 'worker' },
    ],
  })
}
