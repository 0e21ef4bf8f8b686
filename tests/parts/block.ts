/**
 * The part of a guide that a command writes, between `<!-- name -->` and `<!-- end of name -->`.
 * @throws Error when the guide has no such markers
 */
export function blockIn(guide: string, name: string): string {
  const [, , block] = markersOf(name).exec(guide) ?? []
  if (block === undefined)
    throw new Error(`The guide has no markers for "${name}".`)
  return block.trim()
}

/**
 * The guide with another text between its markers.
 * @throws Error when it has none
 */
export function withBlock(guide: string, name: string, text: string): string {
  blockIn(guide, name)
  return guide.replace(
    markersOf(name),
    (_, start, __, end) => `${start}${text}\n${end}`,
  )
}

function markersOf(name: string): RegExp {
  return new RegExp(`(<!-- ${name} -->\n)([\\s\\S]*?)(<!-- end of ${name} -->)`)
}
