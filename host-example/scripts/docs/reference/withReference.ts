import type { Guide } from '../readGuides'
import { writeReference } from './writeReference'

/** Where the reference comes, which is made from the kit's types. */
const place = '<!-- reference -->'

/** A guide with the reference in the place that it has for it, if any. */
export function withReference(guide: Guide): Guide {
  return guide.text.includes(place)
    ? { ...guide, text: guide.text.replace(place, () => writeReference()) }
    : guide
}
