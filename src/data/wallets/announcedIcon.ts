/** Maximum length in characters, because every row of the list has an icon. */
const largest = 262_144

const picture =
  /^data:image\/(png|jpe?g|gif|webp|avif|bmp|x-icon|svg\+xml)[;,]/i

/**
 * Matches parts of an SVG that an icon does not need: scripts, embedded pages, external resources, and entities that
 * could hide these. Browsers do not run them in images, but such icons are rejected nevertheless.
 */
const crafty =
  /<(?:[\w-]+:)?(?:script|foreignObject|iframe|object|embed|handler|set)\b|<!ENTITY|<\?xml-stylesheet|@import|javascript:|[\s/"']on[a-z]+\s*=|\bhref\s*=(?!\s*["']?(?:#|data:image\/))|url\((?!\s*(?:["']|&quot;)?\s*(?:#|data:image\/))/i

/** Maximum number of `use` elements. Nested copies could block the page. */
const mostCopies = 40

/**
 * Returns an announced icon if it is safe to show, otherwise `''`. Only data URIs are allowed, because other URLs would
 * report this page's visitors to an unknown server.
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
    // Encodings with two bytes per character would hide words between zero bytes.
    const svg = (isCoded ? atob(plain) : plain).replaceAll('\0', '')
    const copies = svg.split(/<(?:[\w-]+:)?use\b/).length - 1
    return !crafty.test(svg) && copies <= mostCopies
  } catch {
    // The icon cannot be decoded, so it is not shown.
    return false
  }
}
