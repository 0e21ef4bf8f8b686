import axe from 'axe-core'

/** What axe finds wrong in an element, shadow roots included, as short lines; nothing when all is well. */
export async function checkAccess(element: Element): Promise<string[]> {
  // Axe measures what is painted: nothing may be half faded in.
  const all = document.getAnimations().filter((one) => {
    const { iterations } = one.effect?.getTiming() ?? {}
    return iterations !== Number.POSITIVE_INFINITY
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
