import type { WalletFacts } from '../Facts'
import type { Flow, Step, StepName, WalletStep } from '../State'
import { countDownloads } from './hasStep'

/** Distance of a page from the first page. BACK leads to a page with a lower number, never to an equal one. */
const depths: Record<StepName, number> = {
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
export function showStep(flow: Flow, step: Step, way: Flow = flow): Flow {
  const walletId = walletIdOf(step)
  if (step.name === flow.step.name && walletId === walletIdOf(flow.step))
    return flow
  const history = [...way.history, way.step].filter(
    (seen) =>
      depths[seen.name] < depths[step.name] &&
      (walletIdOf(seen) ?? walletId) === walletId,
  )
  return { ...flow, step, history }
}

/** Shows a page of a wallet. BACK also leads to the pages above it that the visitor has skipped. */
export function showWalletStep(
  flow: Flow,
  step: Exclude<WalletStep, 'CONNECT'>,
  walletId: string,
  wallet: WalletFacts,
): Flow {
  const over = stepAbove(step, wallet)
  const way = over && showWalletStep(flow, over, walletId, wallet)
  return showStep(flow, { name: step, walletId }, way)
}

/** Returns the step above a page. If DOWNLOAD_OPTIONS would have a single card, it is skipped in both directions. */
function stepAbove(step: WalletStep, wallet: WalletFacts) {
  if (step === 'INSTRUCTIONS_MOBILE') return 'DOWNLOAD'
  return step !== 'DOWNLOAD_OPTIONS' && countDownloads(wallet) > 1
    ? 'DOWNLOAD_OPTIONS'
    : undefined
}

function walletIdOf(step: Step): string | undefined {
  return 'walletId' in step ? step.walletId : undefined
}
