/** A range that this kit can judge: `^1.2.3`, or several of them with `||` between. */
export const caretRange = /^\^\d+\.\d+\.\d+(\s*\|\|\s*\^\d+\.\d+\.\d+)*$/

/** True when `version` lies in the caret range; a pre-release comes before its release. @see semver.org */
export function satisfies(version: string, range: string): boolean {
  const found = numbers(version)
  return range.split('||').some((caret) => {
    const floor = numbers(caret)
    // What follows the first number above zero may grow; the rest must be the same.
    const isFixed = (at: number) => !floor.slice(0, at).some(Boolean)
    return (
      floor.every((number, at) => number === found[at] || !isFixed(at)) &&
      isAtLeast(version, caret)
    )
  })
}

/** True when `version` is `floor` or newer. */
export function isAtLeast(version: string, floor: string): boolean {
  const least = numbers(floor)
  const differing = numbers(version)
    .map((number, at) => number - (least[at] ?? 0))
    .find(Boolean)
  return differing ? differing > 0 : !version.includes('-')
}

/** Major, minor and patch; none of what is no version. */
function numbers(text: string): readonly number[] {
  return /(\d+)\.(\d+)\.(\d+)/.exec(text)?.slice(1).map(Number) ?? []
}
