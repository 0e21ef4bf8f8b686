import type { Page } from '@playwright/test'

/**
 * An error that a wallet returns instead of its own answer. `hold` delays the request until `disconnectConnector` is
 * called.
 */
export type Spoilt = 'hold' | { readonly code?: number; message: string }

declare global {
  interface Window {
    /** The spoilt answers, by method. */
    spoilt?: Record<string, Spoilt | undefined>
    letGo?: () => void
  }
}

/** For `addInitScript`: makes every wallet that announces itself answer some requests as the test wants. */
export function spoilWallets(): void {
  type Asked = { readonly method: string }
  type Provider = { request(asked: Asked): Promise<unknown> }
  const known = new Set<Provider>()
  const held: (() => void)[] = []
  window.spoilt = {}
  window.letGo = () => {
    window.spoilt = {}
    for (const go of held.splice(0)) go()
  }
  const spoil = (event: Event) => {
    const { provider } = (event as CustomEvent<{ provider: Provider }>).detail
    if (known.has(provider)) return
    known.add(provider)
    const request = provider.request.bind(provider)
    provider.request = async (asked) => {
      const answer = window.spoilt?.[asked.method]
      if (answer === 'hold')
        await new Promise<void>((resolve) => held.push(resolve))
      else if (answer) throw answer
      return request(asked)
    }
  }
  addEventListener('eip6963:announceProvider', spoil)
}

/** Sets the answer of the page's wallets to one request from now on, until `disconnectConnector` is called. */
export function spoil(page: Page, method: string, answer: Spoilt) {
  return page.evaluate(
    ([asked, said]) => {
      window.spoilt = { ...window.spoilt, [asked]: said }
    },
    [method, answer] as const,
  )
}
