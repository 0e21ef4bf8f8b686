import { expect, test } from 'vitest'
import { type Device, layoutOf } from '../../../src/platform/device/device'

const desktop: Device = { system: 'linux', browser: 'chrome', mobile: false }
const phone: Device = { system: 'ios', browser: 'safari', mobile: true }

test.each([
  [desktop, 1280, 'wide', 'wide'],
  [desktop, 768, 'wide', 'wide'],
  [desktop, 767, 'wide', 'compact'],
  [desktop, 1280, 'compact', 'compact'],
  [desktop, 400, 'compact', 'compact'],
  [desktop, 1280, undefined, 'wide'],
  [phone, 390, 'wide', 'mobile'],
  [phone, 390, 'compact', 'mobile'],
  // A tablet.
  [phone, 1180, 'wide', 'wide'],
  [phone, 1180, 'compact', 'compact'],
] as const)(
  'layoutOf %o with %d px, if the host sets %s, is %s',
  (device, widthPx, preferred, layout) => {
    expect(layoutOf(device, widthPx, preferred)).toBe(layout)
  },
)
