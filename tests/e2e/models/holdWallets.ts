import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** Methods whose requests wait until `letGo` is called. */
    heldMethods?: string[]
    letGo?: () => void
  }
}

/** For `addInitScript`: lets a test delay the requests to every wallet that announces itself. */
export function holdWallets(): void {
  type Asked = { readonly method: string }
  type Provider = { request(asked: Asked): Promise<unknown> }
  const known = new Set<Provider>()
  const held: (() => void)[] = []
  window.letGo = () => {
    window.heldMethods = []
    for (const go of held.splice(0)) go()
  }
  addEventListener('eip6963:announceProvider', (event) => {
    const { provider } = (event as CustomEvent<{ provider: Provider }>).detail
    if (known.has(provider)) return
    known.add(provider)
    const request = provider.request.bind(provider)
    provider.request = async (asked) => {
      if (window.heldMethods?.includes(asked.method))
        await new Promise<void>((resolve) => held.push(resolve))
      return request(asked)
    }
  })
}

/** Delays requests of this method from now on, until `letGo` is called. */
export function hold(page: Page, method: string) {
  return page.evaluate((held) => {
    window.heldMethods = [held]
  }, method)
}
