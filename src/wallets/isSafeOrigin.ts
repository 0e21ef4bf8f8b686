/** Where Safe's own pages live. */
export const safePages = /^https:\/\/([\w-]+\.)*safe\.global$/

/**
 * Whether the page around this one may be a Safe. Where the browser does not say, it may: the Safe's answer is
 * looked at once more.
 * @param origin of the page around; `undefined` without one
 * @param own origins of the host's own Safes
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
