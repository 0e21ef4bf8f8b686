/** The properties of `navigator` that identify the device. */
export type Agent = {
  readonly userAgent: string
  readonly platform?: string
  readonly maxTouchPoints?: number
  readonly brave?: unknown
  /** True if the page was opened from the home screen of an iPhone or iPad. */
  readonly standalone?: boolean | undefined
}

/** Returns whether the device is a phone or tablet, regardless of the window's width. */
export function isMobile(agent: Agent): boolean {
  return (
    /android|iphone|ipod|ipad/i.test(agent.userAgent) || isTabletAsMac(agent)
  )
}

/** Returns whether the device is an iPad, which identifies itself as a Mac. Macs have no touch screen. */
function isTabletAsMac(agent: Agent): boolean {
  return agent.platform === 'MacIntel' && (agent.maxTouchPoints ?? 0) > 1
}

/** The visitor's device. Determines layouts, links and downloads. */
export type Device = {
  readonly system: 'ios' | 'android' | 'windows' | 'macos' | 'linux' | 'other'
  readonly browser:
    | 'chrome'
    | 'edge'
    | 'firefox'
    | 'opera'
    | 'safari'
    | 'brave'
    | 'arc'
    | 'other'
  readonly mobile: boolean
  /** Whether another app shows the page. @default false @see isEmbedded */
  readonly embedded?: boolean
}

const systems: readonly (readonly [RegExp, Device['system']])[] = [
  [/android/i, 'android'],
  [/iphone|ipod|ipad/i, 'ios'],
  [/windows/i, 'windows'],
  [/mac os|macintosh/i, 'macos'],
  [/linux|cros/i, 'linux'],
]

// Chromium browsers contain "Chrome" and "Safari" in their user agent, so the specific names come first.
const browsers: readonly (readonly [RegExp, Device['browser']])[] = [
  [/edg(e|a|ios)?\//i, 'edge'],
  [/\bopr\/|\bopera\b|\bopt\//i, 'opera'],
  [/\barc\//i, 'arc'],
  [/firefox\/|fxios\//i, 'firefox'],
  [/chrome\/|crios\//i, 'chrome'],
  [/version\/.*safari/i, 'safari'],
]

export function deviceOf(agent: Agent): Device {
  const system = isTabletAsMac(agent) ? 'ios' : first(systems, agent.userAgent)
  const browser = agent.brave ? 'brave' : first(browsers, agent.userAgent)
  return {
    system: system ?? 'other',
    browser: browser ?? 'other',
    mobile: isMobile(agent),
  }
}

export function thisDevice(): Device {
  return { ...deviceOf(navigator), embedded: isEmbedded(navigator) }
}

function first<T>(table: readonly (readonly [RegExp, T])[], agent: string) {
  return table.find(([pattern]) => pattern.test(agent))?.[1]
}

/** Returns the layout of the connect dialog, by the device for phones, and by window and host for desktops. */
export function layoutOf(
  device: { readonly mobile: boolean },
  hasRoom: boolean,
  preferred: 'wide' | 'compact' = 'wide',
): 'wide' | 'compact' | 'mobile' {
  // A tablet in landscape does not use the phone layout, because a bottom sheet would look lost.
  if (device.mobile && !hasRoom) return 'mobile'
  return hasRoom ? preferred : 'compact'
}

/**
 * Returns whether another app shows the page, such as Telegram or Instagram. Many such web views cannot open links to
 * apps. They ignore such links, or replace the page with an error.
 */
export function isEmbedded(
  { standalone = false, userAgent }: Agent,
  page: object = globalThis,
): boolean {
  // On Android, web views contain "wv". On iOS, they lack "Safari", but so do pages that were opened from the home
  // screen.
  const isIosApp =
    /iphone|ipod|ipad/i.test(userAgent) && !/safari\//i.test(userAgent)
  return (
    /; wv\)/.test(userAgent) || (isIosApp && !standalone) || isInTelegram(page)
  )
}

export function isInTelegram(page: object = globalThis): boolean {
  return 'TelegramWebviewProxy' in page || 'TelegramWebview' in page
}
