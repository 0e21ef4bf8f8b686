/** What a piece of code is, by its class name. The first pattern that matches at a place decides. */
const kinds = {
  comment: /\/\/[^\n]*|\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->/,
  string: /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/,
  tag: /<\/?[A-Za-z][\w.-]*|(?<!=)\/?>(?=\s*(?:$|<|\n))/,
  keyword:
    /\b(?:import|export|from|default|const|let|function|return|async|await|if|else|for|of|new|class|extends|type|typeof|throw|try|catch|true|false|null|undefined)\b/,
} as const

const all = new RegExp(
  Object.entries(kinds)
    .map(([name, { source }]) => `(?<${name}>${source})`)
    .join('|'),
  'g',
)

/** In commands, only comments have a colour. */
const shell = /(?<=^|\s)(?<comment>#[^\n]*)/g

/**
 * Returns code as HTML, with a class for comments, strings, tags and keywords. Guides are short, so patterns are
 * enough and no highlighter is loaded.
 */
export function colourCode(code: string, language = ''): string {
  const pattern = language === 'sh' ? shell : all
  let html = ''
  let end = 0
  for (const match of code.matchAll(pattern)) {
    const [text] = match
    const kind = Object.entries(match.groups ?? {}).find(([, found]) => found)
    html += escaped(code.slice(end, match.index))
    html += `<span class="${kind?.[0]}">${escaped(text)}</span>`
    end = match.index + text.length
  }
  return html + escaped(code.slice(end))
}

/** Escapes text for HTML. */
export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}
