/** Counts the requests for a path. */
export function askedFor(asked: readonly string[], path: string): number {
  return asked.filter((each) => each === path).length
}
