declare global {
  interface Window {
    gift?: {
      /** When the wallet had sent it; in milliseconds since the page began, as all of these. */
      sentAt?: number
      /** When the button showed another balance. */
      seenAt?: number
      /** When the button's ring had ended. */
      settledAt?: number
    }
  }
}

/**
 * Notes when the next gift is sent, and when the account button shows it.
 * Looks at every change: on a busy machine a ring comes and goes between two frames.
 * Runs in the page.
 */
export function watchGift(): void {
  const gift: NonNullable<Window['gift']> = {}
  window.gift = gift
  const usual = window.fetch
  window.fetch = async (input, init) => {
    const response = await usual(input, init)
    // The wallet signs by itself, and hands the node what it has signed.
    if (String(init?.body).includes('eth_sendRawTransaction')) {
      gift.sentAt = performance.now()
      window.fetch = usual
    }
    return response
  }
  const islands = [...document.querySelectorAll('[data-walletdock]')]
  const find = () =>
    islands
      .map(({ shadowRoot }) =>
        shadowRoot?.querySelector('[data-testid=wd-account-button]'),
      )
      .find(Boolean)
  const before = find()?.textContent
  let wasBusy = false
  const watcher = new MutationObserver(() => {
    const button = find()
    const isBusy = Boolean(button?.querySelector('[data-busy]'))
    if (button && button.textContent !== before)
      gift.seenAt ??= performance.now()
    if (wasBusy && !isBusy) gift.settledAt ??= performance.now()
    wasBusy ||= isBusy
    if (gift.seenAt && gift.settledAt) watcher.disconnect()
  })
  const everything = {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  }
  for (const { shadowRoot } of islands)
    if (shadowRoot) watcher.observe(shadowRoot, everything)
}
