import type { WalletFacts } from './Facts'
import { countDownloads } from './hasPage'
import type { Flow, Page, WalletStep } from './State'

/** Goes to a page of a wallet, by way of the pages that BACK is to find. @see design, section 3 */
export function showWalletPage(
  flow: Flow,
  step: Exclude<WalletStep, 'CONNECT'>,
  walletId: string,
  wallet: WalletFacts,
): Flow {
  const path: WalletStep[] = [step]
  if (step === 'INSTRUCTIONS_MOBILE') path.unshift('DOWNLOAD')
  // With one card there is nothing to choose, and nobody goes back to a page not seen.
  if (step !== 'DOWNLOAD_OPTIONS' && countDownloads(wallet) > 1)
    path.unshift('DOWNLOAD_OPTIONS')
  return follow(
    flow,
    path.map((each) => ({ step: each, walletId })),
    walletId,
  )
}

/** Goes to the page that lists wallets to get; what was shown of one wallet is left. */
export function showGet(flow: Flow): Flow {
  return follow(flow, [{ step: 'GET' }])
}

/** Extends the trail of pages; a page that is already on it is gone back to. */
function follow(flow: Flow, path: readonly Page[], walletId?: string): Flow {
  const trail = [...flow.history, flow.page].filter(
    (page) => !('walletId' in page) || page.walletId === walletId,
  )
  for (const page of path) {
    const at = trail.findIndex(({ step }) => step === page.step)
    if (at < 0) trail.push(page)
    else trail.length = at + 1
  }
  const page = trail.pop() ?? flow.page
  return page === flow.page ? flow : { ...flow, page, history: trail }
}
