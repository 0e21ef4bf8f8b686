import axe from 'axe-core'

/** Returns axe's violations in the open dialog, after its animations have finished. */
export async function findViolations(dialog: Element) {
  const root = dialog.getRootNode()
  if (!(root instanceof ShadowRoot)) throw new Error('the dialog has no island')
  for (const animation of root.getAnimations()) {
    const { endTime } = animation.effect?.getComputedTiming() ?? {}
    // Rings and spinners never stop. The end of an animation that follows scrolling is a percentage.
    if (Number.isFinite(endTime)) animation.finish()
  }
  const { violations } = await axe.run({
    fromShadowDom: ['[data-walletdock]', 'dialog'],
  })
  // Axe does not know that WebKit removes the list role from lists without markers.
  const bare = [...dialog.querySelectorAll('ul:not([role=list])')]
  return [
    ...violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.map((node) => node.html),
    })),
    ...bare.map((list) => ({ id: 'list-role', nodes: [list.outerHTML] })),
  ]
}
