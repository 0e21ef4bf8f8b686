import type { Layout } from '../Facts'
import type { Flow, Page } from '../State'

/** Where BACK leads, or `undefined` where there is no way back. */
export function backTarget(flow: Flow, layout: Layout): Page | undefined {
  // In wide, the list stays visible beside the page.
  if (layout === 'wide' && flow.page.step === 'CONNECT') return undefined
  return flow.history.findLast(
    ({ step }) => step !== 'LEARN_COMPACT' || layout === 'compact',
  )
}
