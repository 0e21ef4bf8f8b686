import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { build } from 'esbuild'
import { describeSecret, findSecrets } from './findSecrets'
import { keepReachable } from './keepReachable'

const root = path.join(import.meta.dirname, '..')
const out = path.join(root, 'dist/host')
const types = path.join(out, 'types')
const entries = ['walletdock', 'load', 'observe', 'selfTest'].map(
  (entry) => `host/${entry}`,
)
const script = 'testWallet/testWalletScript'

rmSync(out, { recursive: true, force: true })

// Files that stand alone: a page loads one of the first two.
await build({
  absWorkingDir: root,
  entryPoints: entries.map((entry) => `src/${entry}.ts`),
  outdir: out,
  bundle: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  jsx: 'automatic',
  // The page's own: the kit hands them to the remote.
  external: ['react', 'react-dom'],
  logLevel: 'warning',
})

// A wallet for tests: a script for the page, inside a function for the test.
const {
  outputFiles: [wallet],
} = await build({
  absWorkingDir: root,
  entryPoints: ['src/testWallet/installTestWallet.ts'],
  bundle: true,
  minify: true,
  write: false,
  format: 'iife',
  globalName: 'testWallet',
  target: 'es2022',
  logLevel: 'warning',
})
await build({
  absWorkingDir: root,
  entryPoints: [`src/${script}.ts`],
  outfile: path.join(out, 'playwright.js'),
  bundle: true,
  format: 'esm',
  target: 'es2022',
  define: { testWalletCode: JSON.stringify(wallet?.text) },
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
    path.join(import.meta.dirname, 'tsconfig.host.json'),
  ],
  { stdio: 'inherit' },
)
keepReachable(
  types,
  [...entries, script].map((entry) => path.join(types, `${entry}.d.ts`)),
)
