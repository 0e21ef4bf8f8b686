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
