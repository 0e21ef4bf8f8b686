import type { Guide, GuideGroup } from './readGuides'
import { addressOf, type RenderedGuide, type Section } from './renderGuide'

/** Renders a whole page of the site. The bundler adds its script and style. */
export function renderPage(
  guide: Guide,
  { html, sections, summary }: RenderedGuide,
  groups: readonly GuideGroup[],
): string {
  const title =
    guide.name === 'README'
      ? 'Walletdock guides'
      : `${guide.title} · Walletdock`
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta name="description" content="${quoted(summary)}" />
    <title>${title}</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
  </head>
  <body>
    <a class="skip" href="#main">Skip to the guide</a>
    <header>
      <a class="brand" href="/docs">Walletdock <small>guides</small></a>
      <search hidden>
        <input type="search" id="search" aria-label="Search the guides" placeholder="Search" autocomplete="off" spellcheck="false" />
        <p role="status"></p>
        <ol aria-label="Results"></ol>
      </search>
    </header>
    <div class="columns">
      <nav class="guides" aria-label="Guides">
        <details open>
          <summary>All guides</summary>
          ${groups.map((group) => groupOf(group, guide)).join('\n          ')}
        </details>
      </nav>
      <main id="main" tabindex="-1">
${html}
${neighbours(guide, groups)}
      </main>
      ${contentsOf(sections)}
    </div>
  </body>
</html>
`
}

function groupOf({ heading, guides }: GuideGroup, current: Guide): string {
  const items = guides.map(({ name, title }) => {
    const mark = name === current.name ? ' aria-current="page"' : ''
    return `<li><a href="${addressOf(name)}"${mark}>${title}</a></li>`
  })
  return `<h2>${heading}</h2><ul>${items.join('')}</ul>`
}

/** Renders the table of contents of a page. Returns an empty string if the page has fewer than two parts. */
function contentsOf(sections: readonly Section[]): string {
  const parts = sections.filter(({ level }) => level === 2)
  if (parts.length < 2) return ''
  const items = parts.map(
    ({ heading, slug }) => `<li><a href="#${slug}">${quoted(heading)}</a></li>`,
  )
  return `<nav class="contents" aria-labelledby="contents"><h2 id="contents">On this page</h2><ul>${items.join('')}</ul></nav>`
}

/** Renders links to the previous and the next guide. */
function neighbours(guide: Guide, groups: readonly GuideGroup[]): string {
  const all = groups.flatMap(({ guides }) => guides)
  const at = all.findIndex(({ name }) => name === guide.name)
  const [before, after] = at < 0 ? [] : [all[at - 1], all[at + 1]]
  const link = (label: string, to: Guide | undefined) =>
    to
      ? `<a href="${addressOf(to.name)}"><span>${label}</span> ${to.title}</a>`
      : ''
  const links = `${link('Previous', before)}${link('Next', after)}`
  return links && `<nav class="neighbours" aria-label="Read on">${links}</nav>`
}

function quoted(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;')
}
