import { copyFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'
import { ecmaScript } from '../../src/release/bundle/browsers'
import { esbuildStyles } from '../fixtures/project/stylesPlugin'

const root = path.join(import.meta.dirname, '../..')
const pages = path.join(root, 'host-example/dist')
const out = path.join(pages, 'gallery')

rmSync(out, { recursive: true, force: true })

// Builds a page beside the sample host's own, from the views themselves. It needs no remote and no wallet.
await build({
  absWorkingDir: root,
  entryPoints: ['main.tsx', 'gallery.css'].map(
    (file) => `tests/gallery/${file}`,
  ),
  outdir: out,
  // One file contains the views' dynamic imports too, so that no test has to wait for them.
  bundle: true,
  minify: true,
  format: 'esm',
  target: `es${ecmaScript}`,
  jsx: 'automatic',
  plugins: [esbuildStyles],
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'warning',
})

copyFileSync(
  path.join(root, 'tests/gallery/gallery.html'),
  path.join(pages, 'gallery.html'),
)
