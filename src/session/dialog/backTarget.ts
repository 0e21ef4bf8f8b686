import type { Layout } from '../Facts'
import type { Flow, Page } from '../State'

/** Returns the page that BACK shows, or `undefined` if BACK is not available. */
export function backTarget(flow: Flow, layout: Layout): Page | undefined {
  // In the wide layout, the list stays visible next to the page.
  if (layout === 'wide' && flow.page.step === 'CONNECT') return undefined
  return flow.history.findLast(
    ({ step }) => step !== 'LEARN_COMPACT' || layout === 'compact',
  )
}
