/** In characters; an icon on every row must not weigh megabytes. */
const largest = 262_144

const picture =
  /^data:image\/(png|jpe?g|gif|webp|avif|bmp|x-icon|svg\+xml)[;,]/i

/**
 * What a drawing of lines and colours has no need of: script, pages within it, what is fetched from elsewhere, and
 * entities that hide any of it. An image runs none of them; it is not shown all the same.
 */
const crafty =
  /<(?:[\w-]+:)?(?:script|foreignObject|iframe|object|embed|handler|set)\b|<!ENTITY|<\?xml-stylesheet|@import|javascript:|[\s/"']on[a-z]+\s*=|\bhref\s*=(?!\s*["']?(?:#|data:image\/))|url\((?!\s*(?:["']|&quot;)?\s*(?:#|data:image\/))/i

/** Copies that a drawing may be made of; copies of copies of copies would keep the page busy forever. */
const mostCopies = 40

/**
 * An announced icon if it is safe to show, else `''`. Anything but a data URI would tell an unknown server about this
 * page's visitors.
 */
export function announcedIcon(announced: string): string {
  if (announced.length > largest) return ''
  const icon = announced.replace(/[\r\n]/g, '').trim()
  const type = picture.exec(icon)?.[1]?.toLowerCase()
  if (!type) return ''
  return type !== 'svg+xml' || isHarmless(icon) ? icon : ''
}

function isHarmless(icon: string): boolean {
  const start = icon.indexOf(',')
  if (start < 0) return false
  const body = icon.slice(start + 1)
  try {
    const plain = decodeURIComponent(body)
    const isCoded = /;\s*base64\s*$/i.test(icon.slice(0, start))
    // Wide encodings would hide words behind zeros.
    const svg = (isCoded ? atob(plain) : plain).replaceAll('\0', '')
    const copies = svg.split(/<(?:[\w-]+:)?use\b/).length - 1
    return !crafty.test(svg) && copies <= mostCopies
  } catch {
    // What cannot be decoded is not shown.
    return false
  }
}
