import type { Device } from './device'

/** Windows at least this wide have room for two panes, in CSS pixels. */
const wideFromPx = 768

/**
 * Returns the layout of the connect dialog. It depends on the device for phones, and on the window and the host for
 * desktops.
 */
export function layoutOf(
  device: Pick<Device, 'mobile'>,
  windowWidthPx: number,
  preferred: 'wide' | 'compact' = 'wide',
): 'wide' | 'compact' | 'mobile' {
  const hasRoom = windowWidthPx >= wideFromPx
  // A tablet in landscape does not use the phone layout, because a bottom sheet would look lost.
  if (device.mobile && !hasRoom) return 'mobile'
  return hasRoom ? preferred : 'compact'
}
