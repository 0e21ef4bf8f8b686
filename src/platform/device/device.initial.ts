/** The properties of `navigator` that identify a phone or tablet. */
export type MobileAgent = {
  readonly userAgent: string
  readonly platform?: string
  readonly maxTouchPoints?: number
}

/** Returns whether the device is a phone or tablet, regardless of the window's width. */
export function isMobile(agent: MobileAgent): boolean {
  return (
    /android|iphone|ipod|ipad/i.test(agent.userAgent) || isTabletAsMac(agent)
  )
}

/** Returns whether the device is an iPad, which identifies itself as a Mac. Macs have no touch screen. */
export function isTabletAsMac(agent: MobileAgent): boolean {
  return agent.platform === 'MacIntel' && (agent.maxTouchPoints ?? 0) > 1
}

/** Windows at least this wide have room for two panes, in CSS pixels. */
const wideFromPx = 768

/**
 * Returns the layout of the connect dialog. It depends on the device for phones, and on the window and the host for
 * desktops.
 */
export function layoutOf(
  device: { readonly mobile: boolean },
  windowWidthPx: number,
  preferred: 'wide' | 'compact' = 'wide',
): 'wide' | 'compact' | 'mobile' {
  const hasRoom = windowWidthPx >= wideFromPx
  // A tablet in landscape does not use the phone layout, because a bottom sheet would look lost.
  if (device.mobile && !hasRoom) return 'mobile'
  return hasRoom ? preferred : 'compact'
}
