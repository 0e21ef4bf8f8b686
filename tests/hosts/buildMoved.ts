import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { build, type InlineConfig } from 'vite'
import { movePage } from './movePage'

/** Packages of which a page has its own versions. Its sources and all other packages use them. */
const ownPackages = ['react', 'react-dom', 'wagmi', '@tanstack/react-query']

/**
 * Moves a copy of a page that was written for another kit, and builds it with Vite for browsers and for its server.
 * Prints the number of changed lines.
 * @param packages name of the host whose React and wagmi the page has. Other pages have those of the workspace
 */
export async function buildMoved(
  folder: string,
  out: string,
  way = '',
  packages = '',
) {
  const source = path.join(out, 'source')
  const root = path.join(source, 'page')
  const parts = path.join(folder, '../parts')
  const kit = path.basename(folder)
  console.log(`${kit}, ${way}: ${movePage(kit, way, root)} changed lines`)
  cpSync(parts, path.join(source, 'parts'), { recursive: true })
  const html = readFileSync(path.join(parts, 'page.html'), 'utf8')
  writeFileSync(
    path.join(root, 'index.html'),
    html.replace('/main.js', '/main.tsx'),
  )
  mkdirSync(path.join(root, 'node_modules'), { recursive: true })
  for (const name of ownPackages) {
    const own = path.join(folder, '..', packages, 'node_modules', name)
    if (existsSync(own))
      symlinkSync(own, path.join(root, 'node_modules', name), 'junction')
  }
  const options: InlineConfig = {
    ...{ root, logLevel: 'error', resolve: { dedupe: ownPackages } },
    build: { outDir: out, emptyOutDir: false, target: 'es2022' },
  }
  await build(options)
  await build({
    ...options,
    ssr: { noExternal: true },
    build: { outDir: path.join(out, 'server'), ssr: 'server.tsx' },
  })
  rmSync(source, { recursive: true })
}
