import { expect, test } from 'vitest'
import type { Device } from '../../../src/platform/device/device'
import { layoutOf } from '../../../src/platform/device/device.initial'

const desktop: Device = { system: 'linux', browser: 'chrome', mobile: false }
const phone: Device = { system: 'ios', browser: 'safari', mobile: true }

test.each([
  ['a wide desktop window', desktop, 1280, 'wide', 'wide'],
  ['the narrowest wide desktop window', desktop, 768, 'wide', 'wide'],
  ['a narrow desktop window', desktop, 767, 'wide', 'compact'],
  ['a desktop, if the host sets compact', desktop, 1280, 'compact', 'compact'],
  [
    'a small desktop window, if the host sets compact',
    desktop,
    400,
    'compact',
    'compact',
  ],
  ['a phone', phone, 390, 'wide', 'mobile'],
  ['a phone, if the host sets compact', phone, 390, 'compact', 'mobile'],
  ['a tablet in landscape', phone, 1180, 'wide', 'wide'],
  ['a tablet, if the host sets compact', phone, 1180, 'compact', 'compact'],
] as const)('layoutOf: %s', (_, device, widthPx, preferred, layout) => {
  expect(layoutOf(device, widthPx, preferred)).toBe(layout)
})

test('layoutOf is wide if the host sets no layout', () => {
  expect(layoutOf(desktop, 1280)).toBe('wide')
})
