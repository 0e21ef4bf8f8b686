export type TermsPart = {
  readonly words: string
  readonly href?: string | undefined
}

/** Matches a Markdown link: `[text](url)`. */
const link = /\[([^[\]]+)\]\(([^()\s]*)\)/

/** Splits a text into its parts, in order. URLs are unchanged. */
export function termsParts(text: string): readonly TermsPart[] {
  // `split` returns the text and the URL of a link between two texts.
  const [first = '', ...rest] = text.split(link)
  const parts: TermsPart[] = [{ words: first }]
  for (let at = 0; at < rest.length; at += 3) {
    const [words = '', href, after = ''] = rest.slice(at, at + 3)
    parts.push({ words, href }, { words: after })
  }
  return parts.filter(({ words }) => words)
}
