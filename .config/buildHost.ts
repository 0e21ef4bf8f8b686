import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { build } from 'esbuild'
import { keepReachable } from './keepReachable'

const root = path.join(import.meta.dirname, '..')
const out = path.join(root, 'dist/host')
const types = path.join(out, 'types')
const entries = ['host/walletdock', 'host/load']

rmSync(out, { recursive: true, force: true })

// Two files that stand alone: a page loads one of them.
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
  entries.map((entry) => path.join(types, `${entry}.d.ts`)),
)
