import type { Threshold } from '../LoadOptions'

/**
 * Returns the different keys of the option `publicKey`, and how many must have signed. Does not check the values.
 * @see checkOptions
 */
export function thresholdOf(publicKey: unknown): Threshold | undefined {
  if (publicKey === undefined) return
  const { keys, atLeast } = Object(publicKey)
  // An array has a method `keys`, so only `atLeast` identifies a threshold.
  const isThreshold = atLeast !== undefined
  const all = new Set<string>([isThreshold ? keys : publicKey].flat())
  return { keys: [...all], atLeast: isThreshold ? atLeast : 1 }
}
