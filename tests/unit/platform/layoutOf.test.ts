import { expect, test } from 'vitest'
import type { Device } from '../../../src/platform/device/device'
import { layoutOf } from '../../../src/platform/device/device.initial'

const desktop: Device = { system: 'linux', browser: 'chrome', mobile: false }
const phone: Device = { system: 'ios', browser: 'safari', mobile: true }

test.each([
  ['a desktop with room', desktop, 1280, 'wide', 'wide'],
  ['a desktop with just enough room', desktop, 768, 'wide', 'wide'],
  ['a desktop without room', desktop, 767, 'wide', 'compact'],
  [
    'a desktop of a host that wants compact',
    desktop,
    1280,
    'compact',
    'compact',
  ],
  ['a small desktop window of such a host', desktop, 400, 'compact', 'compact'],
  ['a phone', phone, 390, 'wide', 'mobile'],
  ['a phone of a host that wants compact', phone, 390, 'compact', 'mobile'],
  ['a tablet on its side', phone, 1180, 'wide', 'wide'],
  ['a tablet of a host that wants compact', phone, 1180, 'compact', 'compact'],
] as const)('layoutOf: %s', (_, device, widthPx, preferred, layout) => {
  expect(layoutOf(device, widthPx, preferred)).toBe(layout)
})

test('layoutOf is wide if the host sets no layout', () => {
  expect(layoutOf(desktop, 1280)).toBe('wide')
})
