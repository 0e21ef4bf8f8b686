/** The facts of `navigator` that identify a phone or tablet. */
export type MobileAgent = {
  readonly userAgent: string
  readonly platform?: string
  readonly maxTouchPoints?: number
}

/** True on phones and tablets, whatever the window's width. */
export function isMobile(agent: MobileAgent): boolean {
  return (
    /android|iphone|ipod|ipad/i.test(agent.userAgent) || isTabletAsMac(agent)
  )
}

/** An iPad says it is a Mac; a Mac has no touch screen. */
export function isTabletAsMac(agent: MobileAgent): boolean {
  return agent.platform === 'MacIntel' && (agent.maxTouchPoints ?? 0) > 1
}
