import type { Device } from '../../../src/platform/device/device'

/** Returns a desktop with Chrome, with these changes. */
export function device(changes: Partial<Device> = {}): Device {
  return { system: 'macos', browser: 'chrome', mobile: false, ...changes }
}

export const iPhone = device({
  system: 'ios',
  browser: 'safari',
  mobile: true,
})

export const androidPhone = device({ system: 'android', mobile: true })
