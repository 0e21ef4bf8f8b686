import axe from 'axe-core'

/** What axe finds wrong in our open dialog, once what moves has come to rest. */
export async function findViolations(dialog: Element) {
  const root = dialog.getRootNode()
  if (!(root instanceof ShadowRoot)) throw new Error('the dialog has no island')
  for (const animation of root.getAnimations()) {
    const { endTime } = animation.effect?.getComputedTiming() ?? {}
    // Rings turn for ever.
    if (endTime !== Number.POSITIVE_INFINITY) animation.finish()
  }
  const { violations } = await axe.run({
    fromShadowDom: ['[data-walletdock]', 'dialog'],
  })
  return violations.map(({ id, nodes }) => ({
    id,
    nodes: nodes.map((node) => node.html),
  }))
}
