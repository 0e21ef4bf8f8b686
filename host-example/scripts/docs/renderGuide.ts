import path from 'node:path'
import { Marked, type Tokens } from 'marked'
import { colourCode, escaped } from './colourCode'
import type { Guide } from './readGuides'
import { slugOf } from './slugOf'

/** A part of a guide below one heading. */
export type Section = {
  readonly heading: string
  readonly level: number
  /** Anchor of the heading. Empty for the guide's own title. */
  readonly slug: string
  /** The text of the part, without markup. */
  readonly text: string
}

/** A guide as HTML, with its sections for the table of contents and the search. */
export type RenderedGuide = {
  readonly html: string
  /** The first sentence of the first paragraph, without markup, for search engines and link previews. */
  readonly summary: string
  readonly sections: readonly Section[]
}

/** Pages of the sample host, which a guide that names one of them links. */
const pages: readonly string[] = [
  '/compare',
  '/federated',
  '/gallery',
  '/self-test',
  '/theme',
  '/thin',
]

/** Returns the path of a guide on the site. */
export function addressOf(name: string): string {
  return name === 'README' ? '/docs' : `/docs/${name}`
}

/**
 * Converts a guide to HTML. Links to other guides lead to their pages. Links to source files become plain text.
 * @throws Error if two headings have the same anchor
 */
export function renderGuide({ name, text }: Guide): RenderedGuide {
  const sections: (Omit<Section, 'text'> & { text: string })[] = []
  const markdown = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        const html = this.parser.parseInline(tokens)
        const heading = plain(html)
        if (depth === 1) return `<h1>${html}</h1>\n`
        const slug = slugOf(heading)
        const mark = `<a class="anchor" href="#${slug}" aria-label="Link to “${quoted(heading)}”">#</a>`
        return `<h${depth} id="${slug}">${html} ${mark}</h${depth}>\n`
      },
      link({ href, tokens }) {
        const inner = this.parser.parseInline(tokens)
        const target = targetOf(href)
        return target ? `<a href="${target}">${inner}</a>` : inner
      },
      code({ text: code, lang }) {
        // A block that may scroll must be reachable by keyboard.
        return `<pre tabindex="0" role="group" aria-label="${nameOf(lang)}"><code>${colourCode(code, lang)}\n</code></pre>\n`
      },
      codespan({ text: code }) {
        // Paths may wrap after a slash. Otherwise one would take most of a table's width.
        const html = escaped(code).replaceAll(/(?<=\w)\/(?=\w)/g, '/<wbr>')
        const link = pages.includes(code)
        return link
          ? `<a href="${code}"><code>${code}</code></a>`
          : `<code>${html}</code>`
      },
      image({ href, text: words }) {
        return `<img src="/docs/${path.basename(href)}" alt="${quoted(words)}" width="1120" height="640" />`
      },
      // Omit HTML, because the only HTML in guides is comments.
      html: () => '',
      table(token) {
        return `<div class="table" tabindex="0" role="group" aria-label="${quoted(tableName(token))}">${tableOf(token, (tokens) => this.parser.parseInline(tokens))}</div>\n`
      },
    },
  })
  const tokens = markdown.lexer(text)
  for (const token of tokens) {
    if (token.type === 'heading') {
      const heading = String(token['text']).replaceAll('`', '')
      const level = Number(token['depth'])
      const slug = level === 1 ? '' : slugOf(heading)
      sections.push({ heading, level, slug, text: '' })
      continue
    }
    const last = sections.at(-1)
    if (last) last.text += ` ${plain(markdown.parser([token]))}`
  }
  const slugs = sections.map(({ slug }) => slug)
  const twice = slugs.find((slug, at) => slugs.indexOf(slug) < at)
  if (twice) throw new Error(`Two headings of ${name}.md are "${twice}".`)
  for (const section of sections)
    section.text = section.text.replaceAll(/\s+/g, ' ').trim()
  const paragraph = tokens.find(({ type }) => type === 'paragraph')
  const words = paragraph ? plain(markdown.parser([paragraph])) : ''
  const [summary = ''] = words.replaceAll(/\s+/g, ' ').trim().split('. ')
  return { html: markdown.parser(tokens), summary, sections }
}

/** Returns the target of a Markdown link on the site, or `undefined` if the file is not on the site. */
function targetOf(href: string): string | undefined {
  if (/^(https?:|#)/.test(href)) return href
  const [file = '', anchor] = href.split('#')
  const { dir, name, ext } = path.posix.parse(file)
  if (dir || ext !== '.md') return undefined
  return anchor ? `${addressOf(name)}#${anchor}` : addressOf(name)
}

function tableOf(
  { header, rows, align }: Tokens.Table,
  inline: (tokens: Tokens.TableCell['tokens']) => string,
): string {
  const side = (at: number) => (align[at] === 'right' ? ' class="right"' : '')
  const names = header.map(
    ({ tokens }, at) => `<th scope="col"${side(at)}>${inline(tokens)}</th>`,
  )
  const head = header.some(({ text }) => text)
    ? `<thead><tr>${names.join('')}</tr></thead>`
    : ''
  const body = rows.map(([first, ...rest]) => {
    const name = `<th scope="row">${inline(first?.tokens ?? [])}</th>`
    const cells = rest.map(
      ({ tokens }, at) => `<td${side(at + 1)}>${inline(tokens)}</td>`,
    )
    return `<tr>${name}${cells.join('')}</tr>`
  })
  return `<table>${head}<tbody>${body.join('')}</tbody></table>`
}

/** Returns the label that screen readers read before a table. */
function tableName({ header }: Tokens.Table): string {
  const names = header.map(({ text }) => text.replaceAll('`', ''))
  return `Table: ${names.filter(Boolean).join(', ')}`
}

/** Returns the label that screen readers read before a code block. */
function nameOf(language = ''): string {
  return language === 'sh' ? 'Commands' : `Code${language && `, ${language}`}`
}

function plain(html: string): string {
  return html
    .replaceAll(/<\/(td|th|p|li|pre)>/g, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
}

function quoted(text: string): string {
  return escaped(text).replaceAll('"', '&quot;')
}
