import type { Layout } from '../Facts'
import type { Flow, Step } from '../State'

/** Returns the step that BACK leads to, or `undefined` if BACK is not available. */
export function backTarget(flow: Flow, layout: Layout): Step | undefined {
  // In the wide layout, the list stays visible next to the step.
  if (layout === 'wide' && flow.step.name === 'CONNECT') return undefined
  return flow.history.findLast(
    ({ name: step }) => step !== 'LEARN_COMPACT' || layout === 'compact',
  )
}
