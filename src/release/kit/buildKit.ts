import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { rspack } from '@rspack/core'
import { build, type ImportKind, type Plugin } from 'esbuild'
import { ecmaScript } from '../bundle/browsers'
import { replaceIn, type Source } from '../bundle/plugins'
import { releaseOf } from '../channels/site'
import { commandName, writeStart } from '../channels/siteRoot'
import { filesIn, root } from '../project'
import { imports } from './imports'
import { shorten, sourceMaps, writeScript } from './scripts'

const { ConcatSource } = rspack.sources
const out = path.join(root, 'dist/host')
const types = path.join(out, 'types')
const entries = [
  ...new Set(Object.values(imports).map(([, types]) => types)),
].filter((types) => types.startsWith('kit/'))
/**
 * Parts that few pages need, built as separate downloads. Each part contains everything that it uses, because a shared
 * file would be part of the first download.
 */
const later = [
  'kit/fit/pageShareScope',
  'kit/check/checkOptions',
  'kit/channels/assertTrust',
  'kit/check/assertVerified',
  'kit/channels/verifyEd25519',
  'kit/channels/fetchHostSettings',
  'kit/channels/loadStoredRelease',
  ...['kit/check/explainScriptError', 'kit/run/dispose'],
]
const isImported =
  /^((otherKits|rainbowkit|connectkit)\/|(walletdock|react|otherKits)\.ts)/
/** Files that others do not contain but import, so that a page has their code once, and only if it needs it. */
const imported = Object.fromEntries(
  filesIn(path.join(root, 'src/kit'))
    .filter((file) => isImported.test(file))
    .map((file) => [path.parse(file).name, `kit/${file}`]),
)
/** Creates a plugin that does not bundle imports of one kind. `folder` is relative to the file that imports them. */
const apart = (
  kind: ImportKind,
  folder = './',
  isApart = (_name: string) => true,
): Plugin => ({
  name: kind,
  setup: ({ onResolve }) =>
    onResolve({ filter: /^\.\.?\// }, ({ kind: found, path: importPath }) => {
      const name = path.basename(importPath)
      return found === kind && isApart(name)
        ? { path: `${folder}${name}.js`, external: true }
        : undefined
    }),
})
const scripts = {
  absWorkingDir: root,
  bundle: true,
  target: `es${ecmaScript}`,
  logLevel: 'warning',
} as const
const script = 'testWallet/testWalletScript'
/**
 * Returns whether a file needs the line "use client", for frameworks that render on a server. The line is added after
 * minifying, because the minifier would remove it.
 */
const isForReact = (file: string) =>
  /^(walletdock|react|rainbowkit|connectkit)\.js$/.test(path.basename(file))

const reference = /(?:from |import\()['"](\.[^'"]+)['"]/g

rmSync(out, { recursive: true, force: true })

// `start.js` for a page's HTML. One copy is next to the entry, and one is in the kit, for pages that serve it
// themselves. Only the first copy is certainly from the same release as the files that it fetches.
const start = await plainScript('kit/start')
const remote = path.dirname(out)
const { preload } = releaseOf(remote)

// A page loads one of the entries, with the entries that it imports.
const { outputFiles: kits } = await build({
  ...scripts,
  entryPoints: Object.entries({
    ...Object.fromEntries(
      [...entries, ...later].map((entry) => [path.basename(entry), entry]),
    ),
    ...imported,
    // Pages without a bundler load `host/element.js` from the remote, so the package's file has another name.
    element: 'kit/servedElement',
    packageElement: 'kit/element',
  }).map(([out, entry]) => ({ in: `./src/${entry}`, out })),
  outdir: out,
  write: false,
  format: 'esm',
  jsx: 'automatic',
  // Without annotations at JSX, because `shorten` keeps annotations.
  jsxSideEffects: true,
  // The kit uses the page's React, and passes it to the remote.
  external: ['react', 'react-dom', 'wagmi', '@tanstack/react-query'],
  plugins: [
    apart('dynamic-import'),
    apart('import-statement', './', (name) => name in imported),
  ],
  ...sourceMaps,
  // `StartPlugin` writes this text into pages.
  define: {
    startCode: JSON.stringify(writeStart(`${start.source()}`)),
    WALLETDOCK_URL: JSON.stringify(process.env['WALLETDOCK_URL'] ?? ''),
  },
})
mkdirSync(out, { recursive: true })
for (const kit of kits.filter(({ path }) => path.endsWith('.js'))) {
  const code = await shorten(kit.path, kits, true)
  const use = isForReact(kit.path) ? '"use client";' : ''
  writeScript(kit.path, new ConcatSource(use, code))
}

for (const [folder, state] of [[remote, { preload }], [out]] as const) {
  // The code begins on the second line. Each site writes its own first line.
  const [opening = ''] = writeStart('', state).split('\n')
  const text = new ConcatSource(`${opening}\n`, start, '}\n')
  writeScript(path.join(folder, 'start.js'), text)
}

// Build the entry for pages that use federation. A site serves it as `remoteEntry.js` in its root.
writeScript(
  path.join(remote, 'siteEntry.js'),
  besideItself(await plainScript('kit/siteEntry', undefined, './host/')),
)

// Build the test wallet. The script for the page is a string inside the function that the test calls.
const wallet = await plainScript('testWallet/installTestWallet', 'testWallet')
await build({
  ...scripts,
  entryPoints: [`src/${script}.ts`],
  outfile: path.join(out, 'playwright.js'),
  format: 'esm',
  define: { testWalletCode: JSON.stringify(`${wallet.source()}`) },
})

// Build the status page of a site. `npm run release` copies it to the site's root.
const status = path.join(remote, 'status')
rmSync(status, { recursive: true, force: true })
for (const file of ['index.html', 'frame.html', 'status.css'])
  cpSync(path.join(root, 'src/release/status', file), path.join(status, file))
await build({
  ...scripts,
  entryPoints: ['src/release/status/status.tsx', 'src/release/status/frame.ts'],
  outdir: status,
  minify: true,
  format: 'esm',
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
  legalComments: 'none',
})

// Build the command of the platform team, and the command that moves pages from another kit.
await buildCommand('release/release', path.join(remote, commandName))
cpSync(path.join(remote, commandName), path.join(out, commandName))
await buildCommand('kit/migrate/migrateCommand', path.join(out, 'migrate.mjs'))

const tsc = createRequire(import.meta.url).resolve('typescript/package.json')
execFileSync(
  process.execPath,
  [
    path.join(path.dirname(tsc), 'bin/tsc'),
    '-p',
    path.join(import.meta.dirname, 'tsconfig.json'),
  ],
  { stdio: 'inherit' },
)
removeUnreachable(
  types,
  [...entries, script].map((entry) => path.join(types, `${entry}.d.ts`)),
)

/** Builds a command as one readable file, which needs only Node. */
async function buildCommand(entry: string, outfile: string) {
  await build({
    ...scripts,
    entryPoints: [`src/${entry}.ts`],
    outfile,
    platform: 'node',
    format: 'esm',
    target: 'node20.11',
    banner: { js: '#!/usr/bin/env node' },
  })
}

/** Builds a classic script and returns its text. `global` is the variable for its exports, `later` the folder of its parts. */
async function plainScript(
  entry: string,
  global?: string,
  later?: string,
): Promise<Source> {
  const { outputFiles } = await build({
    ...scripts,
    entryPoints: [`src/${entry}.ts`],
    outdir: out,
    write: false,
    ...sourceMaps,
    format: 'iife',
    ...(global && { globalName: global }),
    ...(later && { plugins: [apart('dynamic-import', later)] }),
  })
  const name = `${path.basename(entry)}.js`
  return shorten(path.join(out, name), outputFiles, false)
}

/**
 * Makes a script import files from its own folder. If a page loads a script from another origin without `crossorigin`,
 * as federation runtimes do, the browser does not resolve relative imports against the script's URL.
 * @see https://html.spec.whatwg.org/multipage/webappapis.html#creating-a-classic-script "muted errors"
 */
function besideItself(script: Source): Source {
  const opening =
    '{const folder=Reflect.get(Document.prototype,"currentScript",document)?.src.replace(/[^/]*$/,"");'
  const imports = replaceIn(script, /import\("\.\//g, () => 'import(folder+"./')
  return new ConcatSource(opening, imports, '}')
}

/** Deletes declarations that the entries do not import. The compiler writes them for every file that it reads. */
function removeUnreachable(folder: string, entries: readonly string[]) {
  const reached = new Set<string>()
  const visit = (file: string) => {
    if (reached.has(file) || !existsSync(file)) return
    reached.add(file)
    for (const [, name] of readFileSync(file, 'utf8').matchAll(reference))
      visit(`${path.join(path.dirname(file), name ?? '')}.d.ts`)
  }
  entries.forEach(visit)
  for (const name of filesIn(folder)) {
    const file = path.join(folder, name)
    if (!reached.has(file)) rmSync(file)
  }
}
