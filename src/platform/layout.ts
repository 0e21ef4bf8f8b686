import type { Device } from './device'

/** A window at least this wide has room for two panes, in CSS px. */
const wideFromPx = 768

/** The form of the connect dialog: the device decides for phones, the window and the host for desktops. */
export function layoutOf(
  device: Pick<Device, 'mobile'>,
  windowWidthPx: number,
  preferred: 'wide' | 'compact' = 'wide',
): 'wide' | 'compact' | 'mobile' {
  const hasRoom = windowWidthPx >= wideFromPx
  // A tablet on its side is no phone: a sheet along its bottom would look lost.
  if (device.mobile && !hasRoom) return 'mobile'
  return hasRoom ? preferred : 'compact'
}
