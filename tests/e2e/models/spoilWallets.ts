import type { Page } from '@playwright/test'

/** What a wallet says instead of its own answer; `hold` keeps the question until it is let go. */
export type Spoilt = 'hold' | { readonly code?: number; message: string }

declare global {
  interface Window {
    /** By method. */
    spoilt?: Record<string, Spoilt | undefined>
    letGo?: () => void
  }
}

/** For `addInitScript`: every wallet that announces itself answers some questions as the test wants. */
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

/** Decides what the page's wallets answer to one question from now on, until they are let go. */
export function spoil(page: Page, method: string, answer: Spoilt) {
  return page.evaluate(
    ([asked, said]) => {
      window.spoilt = { ...window.spoilt, [asked]: said }
    },
    [method, answer] as const,
  )
}
