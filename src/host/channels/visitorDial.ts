import { loadLocal, saveLocal } from '../files/localValues'
import { page } from '../page'

/**
 * Returns the visitor's random number, from 0 to below 100 in steps of 0.1, which are too coarse to identify a visitor.
 * It is stored, so that a visitor who gets a canary keeps it at later visits. If storage is blocked, the number lasts
 * until the page unloads, so that `start.js` and the kit still choose the same release.
 */
export function visitorDial(): number {
  const stored = loadLocal('dial')
  if (typeof stored === 'number' && stored >= 0 && stored < 100) return stored
  const shared = page()
  shared.dial ??= Math.floor(Math.random() * 1000) / 10
  saveLocal('dial', shared.dial)
  return shared.dial
}
