import type { Guide } from '../readGuides'
import { writeReference } from './writeReference'

/** Marks the place for the reference, which is generated from the kit's types. */
const place = '<!-- reference -->'

/** Inserts the reference into a guide that has a place for it. */
export function withReference(guide: Guide): Guide {
  return guide.text.includes(place)
    ? { ...guide, text: guide.text.replace(place, () => writeReference()) }
    : guide
}
