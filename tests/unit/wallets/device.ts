import type { Device } from '../../../src/platform/device'

/** A desktop with Chrome, but for what is said. */
export function device(changes: Partial<Device> = {}): Device {
  return { system: 'macos', browser: 'chrome', mobile: false, ...changes }
}

export const iPhone = device({
  system: 'ios',
  browser: 'safari',
  mobile: true,
})

export const androidPhone = device({ system: 'android', mobile: true })
