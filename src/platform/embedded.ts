import type { MobileAgent } from './isMobile'

/** The facts of `navigator` that tell an app's web view from a browser. */
type EmbeddedAgent = MobileAgent & {
  /** True for a page that was opened from the home screen of an iPhone or iPad. */
  readonly standalone?: boolean | undefined
}

/**
 * Returns whether another app shows the page, such as Telegram or Instagram. Such web views often open no links of apps:
 * they do nothing, or show an error in place of the page.
 */
export function isEmbedded(
  { standalone = false, userAgent }: EmbeddedAgent,
  page: object = globalThis,
): boolean {
  // Web views say so on Android. On iOS they lack a word that every browser has, but pages on the home screen lack it, too.
  const isIosApp =
    /iphone|ipod|ipad/i.test(userAgent) && !/safari\//i.test(userAgent)
  return (
    /; wv\)/.test(userAgent) || (isIosApp && !standalone) || isInTelegram(page)
  )
}

/** Returns whether Telegram shows the page. */
export function isInTelegram(page: object = globalThis): boolean {
  return 'TelegramWebviewProxy' in page || 'TelegramWebview' in page
}
