import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import type { Tag } from './allLanguages'

const folder = path.join(import.meta.dirname, '../../src/messages/languages')

/**
 * Returns about how many gzipped bytes a visitor downloads for a language. It needs no build of the product: the built
 * file, which `npm run size` measures, is two to six percent larger.
 */
export async function gzipBytes(tag: Exclude<Tag, 'en'>): Promise<number> {
  const { outputFiles } = await build({
    entryPoints: [path.join(folder, `${tag}.ts`)],
    bundle: true,
    charset: 'utf8',
    format: 'esm',
    minify: true,
    write: false,
  })
  const [script] = outputFiles
  return script ? gzipSync(script.contents, { level: 9 }).length : 0
}
