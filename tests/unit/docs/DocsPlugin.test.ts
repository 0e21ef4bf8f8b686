import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { rspack } from '@rspack/core'
import { expect, onTestFinished, test } from 'vitest'
import { DocsPlugin } from '../../../host-example/scripts/docs/DocsPlugin'
import { renderGuide } from '../../../host-example/scripts/docs/renderGuide'

test('DocsPlugin updates a page and the search index when its guide changes', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'guides-'))
  const output = path.join(folder, 'dist')
  const write = (name: string, text: string) =>
    writeFile(path.join(folder, name), text)
  const read = (name: string) => readFile(path.join(output, name), 'utf8')
  await write('README.md', '# Guides\n\n## For hosts\n\n- [One](one.md)\n')
  await write('one.md', '# One\n\nFirst text.\n')
  await write('script.js', '')
  const compiler = rspack({
    mode: 'development',
    context: folder,
    entry: './script.js',
    output: { path: output },
    plugins: [new DocsPlugin(folder)],
  })
  const watching = compiler.watch({}, () => {})
  onTestFinished(async () => {
    await new Promise<void>((resolve) => watching?.close(() => resolve()))
    await rm(folder, { recursive: true })
  })
  await expect
    .poll(() => read('docs/one.html').catch(() => ''), { timeout: 20_000 })
    .toContain('First text.')

  await write('one.md', '# One\n\nSecond text.\n')
  await expect
    .poll(() => read('docs/one.html'), { timeout: 20_000 })
    .toContain('Second text.')
  await expect
    .poll(() => read('docs/search.json'), { timeout: 20_000 })
    .toContain('Second text.')
}, 60_000)

test.each([
  ['a code block', 'Install the kit:\n\n```sh\nnpm install x\n```\n\nMore.'],
  ['a list', 'Install the kit:\n\n- one\n'],
  ['a table', 'Install the kit:\n\n| a |\n|---|\n| b |\n'],
])('the summary of a guide ends before %s', (_, text) => {
  const guide = { name: 'one', title: 'One', text: `# One\n\n${text}` }
  expect(renderGuide(guide).summary).toBe('Install the kit:')
})
