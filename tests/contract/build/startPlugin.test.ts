import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { rspack } from '@rspack/core'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { StartPlugin, startAttributes, startVite } from 'walletdock/start'
import webpack from 'webpack'
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

test('Vite writes the start into the page, before everything else in its head', async () => {
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

/** What both compilers are given. */
const config = (name: string) => ({
  mode: 'production' as const,
  // What shortens pages would rewrite the tag, too.
  optimization: { minimize: false },
  context: folder,
  entry: './main.js',
  output: { path: path.join(folder, name) },
})

test('rspack writes it into the pages of its own plugin', async () => {
  const compiler = rspack({
    ...config('rspack'),
    plugins: [
      new StartPlugin(options),
      new rspack.HtmlRspackPlugin({ templateContent: page }),
    ],
  })
  await ran(compiler)
  expect(written('rspack')).toContain(`<head lang="en">${tag}`)
})

test.each([
  [page, `<head lang="en">${tag}<title>`],
  ['<!DOCTYPE html><html lang="en"><header>', `<html lang="en">${tag}<header>`],
  ['<!doctype html><title>Shop', `<!doctype html>${tag}<title>`],
  ['<!DOCTYPE HTML><HTML><HEAD><title>', `<HTML><HEAD>${tag}<title>`],
  ['<!DOCTYPE HTML><HTML><title>', `<HTML>${tag}<title>`],
  ['<!DOCTYPE HTML><title>', `<!DOCTYPE HTML>${tag}<title>`],
  ['<title>$& costs $1', `${tag}<title>$& costs $1`],
])('webpack writes it into the page %s', async (html, expected) => {
  const compiler = webpack({
    ...config('webpack'),
    plugins: [new StartPlugin(options), emits(html)],
  })
  await ran(compiler)
  expect(written('webpack')).toContain(expected)
})

test('what is no page is left as it is', async () => {
  const compiler = webpack({
    ...config('others'),
    plugins: [new StartPlugin(options), emits(page, 'index.html.txt')],
  })
  await ran(compiler)
  expect(written('others', 'index.html.txt')).toBe(page)
})

test('frameworks that render the page take its attributes', () => {
  const html = renderToStaticMarkup(
    createElement('script', startAttributes(options)),
  )
  expect(html.replace('async=""', 'async')).toBe(tag)
})

test('a page that serves the file itself says where the remote is, and text cannot leave its attribute', async () => {
  const own = { url: 'https://wallet.example/a', src: '/start.js?a="b"&c' }
  expect(startAttributes({ ...own, integrity: 'sha384-x' })).toEqual({
    async: true,
    src: own.src,
    'data-url': 'https://wallet.example/a',
    'data-integrity': 'sha384-x',
  })
  const compiler = webpack({
    ...config('webpack'),
    plugins: [new StartPlugin(own), emits(page)],
  })
  await ran(compiler)
  expect(written('webpack')).toContain(
    '<script async src="/start.js?a=&quot;b&quot;&amp;c" data-url="https://wallet.example/a"></script>',
  )
})

describe('a page that demands a key or a hash', () => {
  const key = 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA='
  const hash = `sha384-${'A'.repeat(64)}`
  const { integrity, publicKey } = {
    integrity: { url: options.url, integrity: hash },
    publicKey: { ...options, publicKey: [key], nonce: '{{nonce}}' },
  }
  const own = readFileSync(
    path.join(import.meta.dirname, '../../../dist/host/start.js'),
    'utf8',
  )

  test('has the start in itself, and loads no script of the remote that nothing verifies', async () => {
    await ran(
      webpack({
        ...config('webpack'),
        plugins: [new StartPlugin(publicKey), emits(page)],
      }),
    )
    expect(written('webpack')).toContain(
      `<script data-url="https://wallet.example" data-channel="stable" nonce="{{nonce}}">${own}</script>`,
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

  test('cannot end the script by its text', () => {
    expect(own).not.toMatch(/<\/script|<!--/i)
  })

  test('names a file of its own where a framework renders it', () => {
    for (const guarded of [integrity, publicKey]) {
      expect(() => startAttributes(guarded)).toThrow('name it in `src`')
      expect(startAttributes({ ...guarded, src: '/start.js' })).toMatchObject({
        src: '/start.js',
        'data-url': 'https://wallet.example',
      })
    }
  })

  test.each([{ integrity: '' }, { publicKey: '' }, { publicKey: [] }])(
    'is told of an empty option: %j',
    (empty) => {
      const given = { ...options, ...empty, src: '/start.js' }
      for (const use of [startAttributes, startVite])
        expect(() => use(given)).toThrow('is empty')
      expect(() => new StartPlugin(given)).toThrow('is empty')
    },
  )
})

/** As plugins do that copy or make pages. */
function emits(
  html: string,
  file = 'index.html',
): webpack.WebpackPluginInstance {
  return {
    apply({ hooks, webpack: { sources } }) {
      hooks.thisCompilation.tap('Page', (compilation) =>
        compilation.hooks.processAssets.tap('Page', () =>
          compilation.emitAsset(file, new sources.RawSource(html)),
        ),
      )
    },
  }
}

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

const written = (name: string, file = 'index.html') =>
  readFileSync(path.join(folder, name, file), 'utf8')
