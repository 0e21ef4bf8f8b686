import type { WalletFacts } from '../Facts'
import type { Flow, Page, Step, WalletStep } from '../State'
import { countDownloads } from './hasPage'

/** Distance of a page from the first page. BACK leads to a page with a lower number, never to an equal one. */
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
 * Shows a page. BACK returns to those earlier pages that have a lower depth.
 * @param way flow whose pages count as earlier pages, if not the current one
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

/** Shows a page of a wallet. BACK also leads to the pages above it that the visitor has skipped. */
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

/** Returns the step above a page. If DOWNLOAD_OPTIONS would have a single card, it is skipped in both directions. */
function pageOver(step: WalletStep, wallet: WalletFacts) {
  if (step === 'INSTRUCTIONS_MOBILE') return 'DOWNLOAD'
  return step !== 'DOWNLOAD_OPTIONS' && countDownloads(wallet) > 1
    ? 'DOWNLOAD_OPTIONS'
    : undefined
}

function walletOf(page: Page): string | undefined {
  return 'walletId' in page ? page.walletId : undefined
}
