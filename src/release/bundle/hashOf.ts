import { createHash } from 'node:crypto'

/** Returns a hash in the form of the attribute `integrity`. @see https://www.w3.org/TR/sri/ */
export function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
