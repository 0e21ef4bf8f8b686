/** The properties of `navigator` that distinguish an app's web view from a browser. */
type EmbeddedAgent = {
  readonly userAgent: string
  /** True if the page was opened from the home screen of an iPhone or iPad. */
  readonly standalone?: boolean | undefined
}

/**
 * Returns whether another app shows the page, such as Telegram or Instagram. Many such web views cannot open links to
 * apps. They ignore such links, or replace the page with an error.
 */
export function isEmbedded(
  { standalone = false, userAgent }: EmbeddedAgent,
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

/** Returns whether Telegram shows the page. */
export function isInTelegram(page: object = globalThis): boolean {
  return 'TelegramWebviewProxy' in page || 'TelegramWebview' in page
}
