/** The effect of a change of the surface on a host that was built before it. */
export type Verdict = 'breaking' | 'additive' | 'same'

/**
 * Returns whether a contract's version matches the change of the surface since another version. The major must
 * increase if something was removed or narrowed, and at least the minor if something was added.
 * @see https://semver.org
 */
export function isVersionFor(
  verdict: Verdict,
  before: string,
  now: string,
): boolean {
  const [major = 0, minor = 0, patch = 0] = numbers(now)
  const [oldMajor = 0, oldMinor = 0, oldPatch = 0] = numbers(before)
  if (major !== oldMajor) return major > oldMajor
  if (verdict === 'breaking') return false
  if (minor !== oldMinor) return minor > oldMinor
  return verdict === 'same' && patch >= oldPatch
}

/** Orders contract versions, oldest first. */
export function byVersion(one: string, other: string): number {
  const [a, b] = [numbers(one), numbers(other)]
  return a.map((number, at) => number - (b[at] ?? 0)).find(Boolean) ?? 0
}

function numbers(version: string): readonly number[] {
  return version.split('.').map(Number)
}
