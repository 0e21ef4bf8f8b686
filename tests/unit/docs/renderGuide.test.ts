import { expect, test } from 'vitest'
import { renderGuide } from '../../../host-example/scripts/docs/renderGuide'

const guide = (text: string) =>
  renderGuide({ name: 'ship', title: 'Ship', text: `# Ship\n\n${text}` })

test('links to guides and their anchors are rewritten, and links to sources become text', () => {
  const { html } = guide(
    '[a](security.md#privacy) [list](README.md) [`b.ts`](../../src/b.ts) [c](https://c.example)',
  )
  expect(html).toContain('<a href="/docs/security#privacy">a</a>')
  expect(html).toContain('<a href="/docs">list</a>')
  expect(html).toContain(' <code>b.ts</code> ')
  expect(html).toContain('<a href="https://c.example">c</a>')
})

test('the summary is the first sentence of a paragraph, without code blocks', () => {
  const { summary } = guide(
    '```sh\nnpm install a\n```\n\n`a` is **small**. It is quick.\n',
  )
  expect(summary).toBe('a is small')
})

test('sections have the anchors that code hosts generate, and their text without markup', () => {
  const { sections } = guide(
    'Before.\n\n## Share `wagmi`, now\n\nA **b** <c>.\n',
  )
  expect(sections).toEqual([
    { heading: 'Ship', level: 1, slug: '', text: 'Before.' },
    {
      heading: 'Share wagmi, now',
      level: 2,
      slug: 'share-wagmi-now',
      text: 'A b .',
    },
  ])
})

test('paths may wrap after a slash, and are whole in the text that the search reads', () => {
  const { html, sections } = guide(
    '`e2e/a.test.ts` `</b>` `https://c.example/d`',
  )
  expect(html).toContain('<code>e2e/<wbr>a.test.ts</code>')
  expect(html).toContain('<code>&lt;/b&gt;</code>')
  expect(html).toContain('<code>https://c.example/<wbr>d</code>')
  expect(sections[0]?.text).toBe('e2e/a.test.ts </b> https://c.example/d')
})

test('comments are removed, except in code', () => {
  const { html } = guide(
    '<!-- hosts -->\n\n```html\n<!-- index.html -->\n```\n',
  )
  expect(html).not.toContain('<!-- hosts -->')
  expect(html).toContain('&lt;!-- index.html --&gt;')
})

test('two headings with the same anchor throw an error', () => {
  expect(() => guide('## A b\n\n## a B\n')).toThrow('ship.md')
})
