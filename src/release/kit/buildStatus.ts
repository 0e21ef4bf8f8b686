import { cpSync, mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'
import { ecmaScript } from '../bundle/browsers'
import { root } from '../project'

// Builds the status page of a site. `npm run release` copies it to the site's root.
const from = path.join(root, 'src/release/status')
const out = path.join(root, 'dist/status')

rmSync(out, { recursive: true, force: true })
mkdirSync(out, { recursive: true })
for (const file of ['index.html', 'frame.html', 'status.css'])
  cpSync(path.join(from, file), path.join(out, file))
await build({
  absWorkingDir: root,
  entryPoints: ['src/release/status/status.tsx', 'src/release/status/frame.ts'],
  outdir: out,
  bundle: true,
  minify: true,
  format: 'esm',
  target: `es${ecmaScript}`,
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
  legalComments: 'none',
  logLevel: 'warning',
})
