import { isAtLeast, satisfies } from '../src/host/satisfies'

/**
 * Stands in for the federation runtime's parser of every kind of range: ours asks for carets alone,
 * and which of two versions is older. 1 KB gzip less in every first download.
 */
export function satisfy(version: string, range: string): boolean {
  const newest = range.startsWith('<=') && range.slice(2)
  return newest
    ? version === newest || isAtLeast(newest, version)
    : satisfies(version, range)
}
