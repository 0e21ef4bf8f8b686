import type { WalletFacts } from '../Facts'
import type { Flow, Page, Step, WalletStep } from '../State'
import { countDownloads } from './hasPage'

/** How far a page is from the first one: BACK leads to a lower page, never to one beside it. */
const depths: Record<Step, number> = {
  NONE: 0,
  LEARN_COMPACT: 1,
  GET: 2,
  CONNECT: 3,
  DOWNLOAD_OPTIONS: 4,
  DOWNLOAD: 5,
  INSTRUCTIONS_EXTENSION: 5,
  INSTRUCTIONS_DESKTOP: 5,
  INSTRUCTIONS_MOBILE: 6,
}

/**
 * Goes to a page; the lower pages seen on the way are what BACK finds.
 * @param way the pages gone through, if more than those seen so far
 */
export function showPage(flow: Flow, page: Page, way: Flow = flow): Flow {
  const walletId = walletOf(page)
  if (page.step === flow.page.step && walletId === walletOf(flow.page))
    return flow
  const history = [...way.history, way.page].filter(
    (seen) =>
      depths[seen.step] < depths[page.step] &&
      (walletOf(seen) ?? walletId) === walletId,
  )
  return { ...flow, page, history }
}

/** Goes to a page of a wallet, by way of the pages that BACK has to find. */
export function showWalletPage(
  flow: Flow,
  step: Exclude<WalletStep, 'CONNECT'>,
  walletId: string,
  wallet: WalletFacts,
): Flow {
  const over = pageOver(step, wallet)
  const way = over && showWalletPage(flow, over, walletId, wallet)
  return showPage(flow, { step, walletId }, way)
}

/** With one card there is nothing to choose, and back never leads to a page that was not seen. */
function pageOver(step: WalletStep, wallet: WalletFacts) {
  if (step === 'INSTRUCTIONS_MOBILE') return 'DOWNLOAD'
  return step !== 'DOWNLOAD_OPTIONS' && countDownloads(wallet) > 1
    ? 'DOWNLOAD_OPTIONS'
    : undefined
}

function walletOf(page: Page): string | undefined {
  return 'walletId' in page ? page.walletId : undefined
}
