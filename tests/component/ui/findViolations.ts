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
  // Axe does not know that WebKit takes the role from lists without marks.
  const bare = [...dialog.querySelectorAll('ul:not([role=list])')]
  return [
    ...violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.map((node) => node.html),
    })),
    ...bare.map((list) => ({ id: 'list-role', nodes: [list.outerHTML] })),
  ]
}
