import axe from 'axe-core'

/** Returns axe's violations in an element and its shadow roots, one line each. */
export async function checkAccess(element: Element): Promise<string[]> {
  // Axe measures painted colours, so wait until animations have finished.
  const all = document.getAnimations().filter((one) => {
    // The end of an animation that follows scrolling is a percentage.
    return Number.isFinite(one.effect?.getComputedTiming().endTime)
  })
  await Promise.all(all.map((one) => one.finished.catch(() => undefined)))
  const { violations, passes } = await axe.run(element, {
    resultTypes: ['violations', 'passes'],
  })
  if (!passes.length) return ['axe found nothing to check']
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html} ${node.failureSummary}`),
  )
}
