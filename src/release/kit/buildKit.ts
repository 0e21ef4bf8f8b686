import { execFileSync } from 'node:child_process'
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { rspack } from '@rspack/core'
import { build, type Plugin } from 'esbuild'
import { ecmaScript } from '../bundle/browsers'
import { releaseOf } from '../channels/releaseOf'
import { writeStart } from '../channels/startScript'
import { describeSecret, findSecrets } from '../check/findSecrets'
import { keepReachable } from './keepReachable'

const root = path.join(import.meta.dirname, '../../..')
const out = path.join(root, 'dist/host')
const types = path.join(out, 'types')
const entries = [
  'walletdock',
  'load',
  'element',
  'observe',
  'selfTest',
  'wallets',
  'themes',
  'federation',
  'startPlugin',
].map((entry) => `host/${entry}`)
/** What few pages need is fetched by those: each with all that it uses, so that nothing is shared at the start. */
const later = [
  'host/fit/pageShareScope',
  'host/check/checkOptions',
  'host/check/demandTrust',
  'host/check/demandVerified',
  'host/check/verifyEd25519',
  'host/find/ownSettings',
  'host/find/recallRelease',
  'host/check/whyRefused',
]
/**
 * Leaves parts that few pages need to the pages that fetch them.
 * @param folder where they are, relative to the file that fetches them
 */
const laterFrom = (folder: string): Plugin => ({
  name: 'later',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^\.\.?\// }, ({ kind, path: asked }) =>
      kind === 'dynamic-import'
        ? { path: `${folder}${path.basename(asked)}.js`, external: true }
        : undefined,
    ),
})
const script = 'testWallet/testWalletScript'
/** Frameworks that render on a server must know that it is for browsers: the minifier takes such a line away. */
const isForReact = (file: string) => path.basename(file) === 'walletdock.js'

rmSync(out, { recursive: true, force: true })

// For a page's HTML: it lies beside the entry and in the kit, for pages that serve it themselves.
// Only the first is sure to be of the same release as what it asks for.
const start = await plainScript('host/start')
const remote = path.dirname(out)
const { preload } = releaseOf(remote)

// Files that stand alone: a page loads one of the first three.
const { outputFiles: kits } = await build({
  absWorkingDir: root,
  entryPoints: Object.entries({
    ...Object.fromEntries(
      [...entries, ...later].map((entry) => [path.basename(entry), entry]),
    ),
    // Pages without a bundler load `host/element.js` from the remote: the package's own has another name.
    element: 'host/servedElement',
    packageElement: 'host/element',
  }).map(([out, entry]) => ({ in: `src/${entry}.ts`, out })),
  outdir: out,
  bundle: true,
  write: false,
  format: 'esm',
  target: `es${ecmaScript}`,
  jsx: 'automatic',
  // The page's own: the kit hands them to the remote.
  external: ['react', 'react-dom'],
  plugins: [laterFrom('./')],
  // `StartPlugin` writes it into pages.
  define: { startCode: JSON.stringify(writeStart(start)) },
  logLevel: 'warning',
})
mkdirSync(out, { recursive: true })
for (const kit of kits) {
  const code = await shorten(kit.text, true)
  writeFileSync(kit.path, isForReact(kit.path) ? `"use client";${code}` : code)
}

writeFileSync(path.join(remote, 'start.js'), writeStart(start, { preload }))
writeFileSync(path.join(out, 'start.js'), writeStart(start))

// For pages that load by federation: a site has it as the `remoteEntry.js` of its root.
writeFileSync(
  path.join(remote, 'siteEntry.js'),
  besideItself(await plainScript('host/siteEntry', undefined, './host/')),
)

// A wallet for tests: a script for the page, inside a function for the test.
const wallet = await plainScript('testWallet/installTestWallet', 'testWallet')
await build({
  absWorkingDir: root,
  entryPoints: [`src/${script}.ts`],
  outfile: path.join(out, 'playwright.js'),
  bundle: true,
  format: 'esm',
  target: `es${ecmaScript}`,
  define: { testWalletCode: JSON.stringify(wallet) },
  logLevel: 'warning',
})

const scripts = readdirSync(out)
  .filter((file) => file.endsWith('.js'))
  .map((file) => [file, readFileSync(path.join(out, file), 'utf8')])
const [secret] = findSecrets(Object.fromEntries(scripts), process.env)
if (secret) throw new Error(describeSecret(secret))

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
keepReachable(
  types,
  [...entries, script].map((entry) => path.join(types, `${entry}.d.ts`)),
)

/**
 * The text of a script that is no module.
 * @param global name of the variable that has what the entry exports
 * @param later folder of the parts that it fetches later
 */
async function plainScript(
  entry: string,
  global?: string,
  later?: string,
): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [`src/${entry}.ts`],
    bundle: true,
    write: false,
    format: 'iife',
    ...(global && { globalName: global }),
    ...(later && { plugins: [laterFrom(later)] }),
    target: `es${ecmaScript}`,
    logLevel: 'warning',
  })
  return shorten(outputFiles.map(({ text }) => text).join(''), false)
}

/**
 * Has a script of another origin import what lies beside it. A page that loads it without `crossorigin`, as the runtimes of
 * federation do, hides its address from its imports: relative ones then lead nowhere.
 * @see https://html.spec.whatwg.org/multipage/webappapis.html#creating-a-classic-script "muted errors"
 */
function besideItself(code: string): string {
  const imports = code.replaceAll('import("./', 'import(folder+"./')
  return `{const folder=document.currentScript?.src.replace(/[^/]*$/,"");${imports}}`
}

/** 4 % shorter than what the bundler's own minifier makes. Only a module's outermost names are its own. */
async function shorten(text: string, isModule: boolean): Promise<string> {
  const { code } = await rspack.experiments.swc.minify(text, {
    module: isModule,
    compress: { passes: 3 },
    mangle: { toplevel: isModule },
    format: { comments: false },
  })
  return code
}
