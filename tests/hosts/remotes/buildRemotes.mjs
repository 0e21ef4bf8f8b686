// Plain JavaScript that node runs without a loader, because loaders of TypeScript change the text of functions, and
// plugins write such texts into pages.
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

const here = import.meta.dirname
const older = createRequire(path.join(here, 'react19.1/package.json'))
process.env.FEDERATION_WEBPACK_PATH = older.resolve('webpack')
const [hosts = '[]', guide = '{}', task = 'build'] = process.argv.slice(2)

/** Writes the sources of a host beside its React. */
function writeSources(host) {
  const { folder } = host
  mkdirSync(folder, { recursive: true })
  for (const file of readdirSync(here))
    if (file.endsWith('.js'))
      cpSync(path.join(here, file), path.join(folder, file))
  const out = path.join(folder, 'out')
  const isVite = host.bundler === 'vite'
  mkdirSync(out, { recursive: true })
  const isLazy =
    host.strategy === 'loaded-first' || host.development === 'server'
  if (isVite && isLazy)
    for (const page of ['static.js', 'lazy.js'])
      prepend(path.join(folder, page), viteEntry)
  for (const page of ['static', 'lazy'])
    writeFileSync(
      path.join(isVite ? folder : out, `${page}.html`),
      html(page, isVite),
    )
  return { folder, out }
}

/** Bundlers read the mode from the environment as well. */
const modeOf = ({ development }) => (development ? 'development' : 'production')

function prepend(file, text) {
  writeFileSync(file, `${text}\n${readFileSync(file, 'utf8')}`)
}

function html(page, isVite) {
  const script = isVite
    ? `<script type="module" src="./${page}.js"></script>`
    : `<script defer src="/${page}.out.js"></script>`
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${page}</title><link rel="icon" href="data:,">${script}</head><body><div id="page"></div></body></html>`
}

/** Returns the guide's options of a federation plugin, with the parts of React that a host shares. */
function optionsOf(text, { shares, ...host }) {
  const given = {
    require: { resolve: createRequire(import.meta.url).resolve },
    ModuleFederationPlugin: class {
      constructor(options) {
        Object.assign(this, options)
      }
    },
  }
  const run = new Function(...Object.keys(given), text)
  const { shared, ...options } = run(...Object.values(given))
  return {
    ...options,
    shared: Object.fromEntries(
      shares.map((library) => [library, shared[library]]),
    ),
    shareStrategy: host.strategy,
  }
}

const { enhanced, viteRemotes, viteEntry } = JSON.parse(guide)
const [shared, plugin] = enhanced.split('\n\n')
const federation = (host) => ({
  ...optionsOf(`${shared}; return ${plugin}`, host),
  dts: false,
  manifest: false,
})

const common = (host, folder, out) => ({
  mode: modeOf(host),
  context: folder,
  entry: { static: './static.js', lazy: './lazy.js' },
  // Development builds have the bundler's own default, which is `eval`.
  ...(!host.development && { devtool: false }),
  performance: false,
  optimization: { minimize: false },
  output: {
    path: out,
    filename: '[name].out.js',
    chunkFilename: 'chunk.[id].js',
    publicPath: '/',
    uniqueName: 'host',
    // Pages that require Trusted Types need a policy for their own chunks.
    trustedTypes: { policyName: 'host' },
  },
})

async function rspackCompiler(host, folder, out) {
  const { rspack } = await import('@rspack/core')
  const { ModuleFederationPlugin } = await import(
    '@module-federation/enhanced/rspack'
  )
  const plugins = [new ModuleFederationPlugin(federation(host))]
  const target = ['web', 'es2022']
  return rspack({ ...common(host, folder, out), target, plugins })
}

async function viteConfig(host, folder, out) {
  const { federation: plugin } = await import('@module-federation/vite')
  const { remotes } = new Function(`return { ${viteRemotes} }`)()
  const input = ['static', 'lazy'].map((page) =>
    path.join(folder, `${page}.html`),
  )
  return {
    root: folder,
    cacheDir: path.join(folder, '.vite'),
    configFile: false,
    mode: modeOf(host),
    logLevel: 'error',
    build: {
      target: 'es2022',
      outDir: out,
      minify: false,
      rollupOptions: { input },
    },
    plugins: [plugin({ ...federation(host), remotes })],
  }
}

async function webpackCompiler(host, folder, out) {
  // Version 2.9 of the plugin looks for files that newer versions of webpack have moved.
  const webpack = older('webpack')
  const { ModuleFederationPlugin } = await import(
    '@module-federation/enhanced/webpack'
  )
  const plugins = [new ModuleFederationPlugin(federation(host))]
  return webpack({ ...common(host, folder, out), plugins })
}

const compilers = {
  rspack: rspackCompiler,
  webpack: webpackCompiler,
}

async function build(host, folder, out) {
  if (host.bundler === 'vite') {
    const vite = await import('vite')
    await vite.build(await viteConfig(host, folder, out))
  } else {
    const compiler = await compilers[host.bundler](host, folder, out)
    await finished(compiler)
  }
}

/** Starts the bundler's development server, and returns its port. */
async function serve(host, folder, out) {
  if (host.bundler === 'vite') {
    const { createServer } = await import('vite')
    const config = await viteConfig(host, folder, out)
    const server = await createServer({
      ...config,
      server: { host: '127.0.0.1', port: 0 },
    })
    await server.listen()
    return server.httpServer.address().port
  }
  const Server =
    host.bundler === 'rspack'
      ? (await import('@rspack/dev-server')).RspackDevServer
      : (await import('webpack-dev-server')).default
  const options = {
    host: '127.0.0.1',
    port: 'auto',
    static: out,
    // The overlay covers the page when a remote's server answers with HTML, which is a syntax error.
    client: { overlay: false },
  }
  const compiler = await compilers[host.bundler](host, folder, out)
  const server = new Server(options, compiler)
  await server.start()
  return server.server.address().port
}

function finished(compiler) {
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error)
        else if (stats?.hasErrors())
          reject(new Error(stats.toString('errors-only')))
        else resolve()
      })
    })
  })
}

for (const host of JSON.parse(hosts)) {
  process.env.NODE_ENV = modeOf(host)
  const { folder, out } = writeSources(host)
  if (task === 'build') await build(host, folder, out)
  else console.log(`Served on port ${await serve(host, folder, out)}`)
}
// Some bundlers leave watchers behind.
if (task === 'build') process.exit(0)
