/** Ranges that this kit supports: `^1.2.3`, or several of them joined with `||`. */
export const caretRange = /^\^\d+\.\d+\.\d+(\s*\|\|\s*\^\d+\.\d+\.\d+)*$/

/** Returns whether a version is in the range. A pre-release is lower than its release. @see semver.org */
export function satisfies(version: string, range: string): boolean {
  const actual = numbers(version)
  return range.split('||').some((caret) => {
    const floor = numbers(caret)
    // The numbers up to the first one above zero must be equal. The numbers after it may be greater.
    const isFixed = (at: number) => !floor.slice(0, at).some(Boolean)
    return (
      floor.every((number, at) => number === actual[at] || !isFixed(at)) &&
      isAtLeast(version, caret)
    )
  })
}

/** Returns whether `version` is `floor` or newer. */
export function isAtLeast(version: string, floor: string): boolean {
  const least = numbers(floor)
  const differing = numbers(version)
    .map((number, at) => number - (least[at] ?? 0))
    .find(Boolean)
  return differing ? differing > 0 : !version.includes('-')
}

/** Returns major, minor and patch, or an empty array if the text contains no version. */
function numbers(text: string): readonly number[] {
  return /(\d+)\.(\d+)\.(\d+)/.exec(text)?.slice(1).map(Number) ?? []
}
