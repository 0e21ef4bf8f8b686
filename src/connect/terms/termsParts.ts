/** A piece of a host's terms: words, or words that lead somewhere. */
export type TermsPart = {
  readonly words: string
  readonly href?: string | undefined
}

/** `[words](address)`, as in Markdown. */
const link = /\[([^[\]]+)\]\(([^()\s]*)\)/

/** The pieces of a text, in their order. Addresses are as they were given. */
export function termsParts(text: string): readonly TermsPart[] {
  // Between two texts there are always the words and the address of a link.
  const [first = '', ...rest] = text.split(link)
  const parts: TermsPart[] = [{ words: first }]
  for (let at = 0; at < rest.length; at += 3) {
    const [words = '', href, after = ''] = rest.slice(at, at + 3)
    parts.push({ words, href }, { words: after })
  }
  return parts.filter(({ words }) => words)
}
