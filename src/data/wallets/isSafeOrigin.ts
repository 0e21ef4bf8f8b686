export const safePages = /^https:\/\/([\w-]+\.)*safe\.global$/

/**
 * Returns whether the embedding page may be a Safe. If the browser does not reveal its origin, returns true, because
 * the Safe's answer is checked later.
 * @param origin of the embedding page; `undefined` if the page is not embedded
 * @param own origins of the host's own Safe deployments
 */
export function isSafeOrigin(
  origin: string | undefined,
  own: readonly string[] = [],
): boolean {
  return (
    origin !== undefined &&
    (origin === '' || safePages.test(origin) || own.includes(origin))
  )
}
