// Plain JavaScript that node runs without a loader, because loaders of TypeScript change the text of functions, and
// Vite writes such texts into pages.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { rspack } from '@rspack/core'
import esbuild from 'esbuild'
import { build, createLogger } from 'vite'
import webpack from 'webpack'
import webpackBefore from 'webpack-5.108'

process.env.NODE_ENV = 'production'
const [folder = '', out = ''] = process.argv.slice(2)
const entry = path.join(folder, 'main.js')
const parts = path.join(import.meta.dirname, '../parts')
const page = readFileSync(path.join(parts, 'page.html'), 'utf8').replace(
  '/main.js',
  './main.js',
)

/** Builds the page with each bundler, into a folder with its name. */
const builds = {
  webpack: (to) => finished(webpack(packs(to))),
  // The last version before July 2026. Newer ones resolve URLs that are relative to `import.meta.url` differently.
  'webpack-5.108': (to) => finished(webpackBefore(packs(to))),
  rspack: (to) => finished(rspack(packs(to))),
  vite: (to) =>
    build({
      root: folder,
      base: './',
      configFile: false,
      customLogger: strict(createLogger('warn')),
      build: {
        outDir: to,
        emptyOutDir: true,
        // On a busy machine, plugins are slow, and Rolldown would warn about that.
        rolldownOptions: { checks: { bundlerTimings: false } },
      },
    }),
  'esbuild-esm': (to) => bundled(to, 'esm'),
  'esbuild-iife': (to) => bundled(to, 'iife'),
}

const packs = (to) => ({
  mode: 'production',
  context: folder,
  entry,
  output: { path: to, filename: 'main.js' },
})

function finished(compiler) {
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) =>
      error || stats.hasErrors() || stats.hasWarnings()
        ? reject(error ?? new Error(stats.toString('errors-warnings')))
        : resolve(),
    )
  })
}

async function bundled(to, format) {
  const { warnings } = await esbuild.build({
    entryPoints: [entry],
    outdir: to,
    bundle: true,
    minify: true,
    format,
  })
  if (warnings.length > 0) throw new Error(warnings[0].text)
}

function strict(logger) {
  return {
    ...logger,
    warn: (text) => {
      throw new Error(text)
    },
  }
}

writeFileSync(path.join(folder, 'index.html'), page)
await Promise.all(
  Object.entries(builds).map(async ([name, write]) => {
    const to = path.join(out, name)
    mkdirSync(to, { recursive: true })
    // Vite also writes the HTML.
    if (name !== 'vite')
      writeFileSync(
        path.join(to, 'index.html'),
        name === 'esbuild-iife' ? page.replace('type="module"', 'defer') : page,
      )
    await write(to)
  }),
)
// Some bundlers leave watchers behind.
process.exit(0)
