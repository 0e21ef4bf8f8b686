import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { rspack } from '@rspack/core'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { StartPlugin, startAttributes, startVite } from 'walletdock/start'
import { temporaryFolder } from '../../fixtures/project/temporaryFolder'

const { path: folder, remove } = temporaryFolder('start')
beforeAll(() => {
  writeFileSync(path.join(folder, 'main.js'), 'document.title = "Ready"')
  writeFileSync(path.join(folder, 'index.html'), page)
})
afterAll(remove)

const options = { url: 'https://wallet.example/', channel: 'stable' }
const page =
  '<!doctype html><html><head lang="en"><title>Shop</title></head><body><header></header><script type="module" src="./main.js"></script></body></html>'
const tag =
  '<script async src="https://wallet.example/start.js" data-channel="stable"></script>'

test('Vite writes start.js into the page, before everything else in its head', async () => {
  const outDir = path.join(folder, 'vite')
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: [startVite(options)],
    build: { outDir },
  })
  const html = readFileSync(path.join(outDir, 'index.html'), 'utf8')
  expect(html).toMatch(
    new RegExp(`<head lang="en">\\s*${tag.replaceAll('.', '\\.')}`),
  )
})

/** Builds pages with rspack's plugin, and returns the page. */
async function writtenByRspack(
  start: ConstructorParameters<typeof StartPlugin>[0],
  templateContent = page,
  minify = false,
): Promise<string> {
  const compiler = rspack({
    mode: 'production',
    context: folder,
    entry: './main.js',
    output: { path: path.join(folder, 'rspack') },
    plugins: [
      new StartPlugin(start),
      new rspack.HtmlRspackPlugin({ templateContent, minify }),
    ],
  })
  await ran(compiler)
  return readFileSync(path.join(folder, 'rspack/index.html'), 'utf8')
}

/** The end of the head of each page. */
const end = `${sorted(tag)}<script defer src="main.js"></script></head>`

test.each([
  page,
  '<!doctype html><html><!-- <head> --><head><title>$& costs $1</title></head><body></body></html>',
  '<!-- no <head>, and no <body> --><p>Shop</p>',
  '<!DOCTYPE HTML><HTML><TITLE>Shop</TITLE></HTML>',
])(
  'StartPlugin makes rspack’s plugin write start.js before the bundle, in the page %s, minified or not',
  async (html) => {
    for (const minify of [false, true])
      expect(sorted(await writtenByRspack(options, html, minify))).toContain(
        end,
      )
  },
)

test('StartPlugin fails the build if no plugin writes pages', () => {
  expect(() =>
    rspack({ context: folder, plugins: [new StartPlugin(options)] }),
  ).toThrow('found neither HtmlRspackPlugin nor HtmlWebpackPlugin')
})

test('startAttributes returns attributes for frameworks that render the page', () => {
  const html = renderToStaticMarkup(
    createElement('script', startAttributes(options)),
  )
  expect(html.replace('async=""', 'async')).toBe(tag)
})

test('a page that serves start.js itself names the remote’s URL', () => {
  const own = { url: 'https://wallet.example/a', src: '/start.js?a&b' }
  expect(startAttributes({ ...own, integrity: 'sha384-x' })).toEqual({
    async: true,
    src: own.src,
    'data-url': 'https://wallet.example/a',
    'data-integrity': 'sha384-x',
  })
})

test('text cannot leave its attribute, because quotation marks are refused', () => {
  const own = { ...options, src: '/start.js" onload="go()' }
  for (const use of [startVite, (given: typeof own) => new StartPlugin(given)])
    expect(() => use(own)).toThrow('`src` of start.js has a quotation mark')
})

describe('a page that demands a key or a hash', () => {
  const key = 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA='
  const hash = `sha384-${'A'.repeat(64)}`
  const { integrity, publicKey } = {
    integrity: { url: options.url, integrity: hash },
    publicKey: { ...options, publicKey: [key], nonce: '{{nonce}}' },
  }
  const file = path.join(import.meta.dirname, '../../../dist/host/start.js')
  const own = readFileSync(file, 'utf8')

  test('contains the code of start.js, and loads no script of the remote that nothing verifies', async () => {
    const opening =
      '<script data-channel="stable" data-url="https://wallet.example" nonce="{{nonce}}">'
    expect(sorted(await writtenByRspack(publicKey))).toContain(
      `${opening}${own}</script>`,
    )
    // A block keeps its names out of the page's scope.
    expect(sorted(await writtenByRspack(publicKey, page, true))).toContain(
      `${opening}{const `,
    )
    const outDir = path.join(folder, 'vite')
    await build({
      root: folder,
      configFile: false,
      logLevel: 'error',
      plugins: [startVite(integrity)],
      build: { outDir },
    })
    const html = readFileSync(path.join(outDir, 'index.html'), 'utf8')
    expect(html).toContain(
      `<script data-url="https://wallet.example" data-integrity="${hash}">${own}</script>`,
    )
    expect(html).not.toContain('start.js')
  })

  test('contains no text that could end the script', () => {
    expect(own).not.toMatch(/<\/script|<!--/i)
  })

  test('must set the URL of its own start.js if a framework renders the page', () => {
    for (const guarded of [integrity, publicKey]) {
      expect(() => startAttributes(guarded)).toThrow('set `src` to its URL')
      expect(startAttributes({ ...guarded, src: '/start.js' })).toMatchObject({
        src: '/start.js',
        'data-url': 'https://wallet.example',
      })
    }
  })

  test.each([
    { integrity: '' },
    { integrity: undefined },
    { publicKey: '' },
    { publicKey: undefined },
    { publicKey: [] },
    { publicKey: [''] },
  ])('reports an empty option: %o', (empty) => {
    for (const src of [{}, { src: '/start.js' }]) {
      const given = { ...options, ...empty, ...src }
      for (const use of [startAttributes, startVite])
        expect(() => use(given)).toThrow('is empty')
      expect(() => new StartPlugin(given)).toThrow('is empty')
    }
  })
})

type Runs = {
  run(
    done: (
      error: Error | null,
      stats?: { hasErrors(): boolean; toString(): string },
    ) => void,
  ): void
}

function ran(compiler: Runs | null): Promise<void> {
  return new Promise((resolve, reject) =>
    compiler?.run((error, stats) =>
      error || stats?.hasErrors()
        ? reject(error ?? new Error(stats?.toString()))
        : resolve(),
    ),
  )
}

/** Sorts the attributes of each script by name. */
function sorted(html: string): string {
  return html.replaceAll(
    /<script ([^>]*)>/g,
    (_, all: string) => `<script ${all.split(' ').sort().join(' ')}>`,
  )
}
