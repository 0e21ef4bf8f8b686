import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { rspack } from '@rspack/core'
import type { OutputFile } from 'esbuild'
import type { Source } from '../bundle/plugins'
import { mapText } from '../bundle/SourceMapsPlugin'

/** Options of esbuild for a source map beside the script. */
export const sourceMaps = {
  sourcemap: 'external',
  sourcesContent: false,
} as const

/**
 * Minifies a script. After gzip, the kit is 5 % smaller than with esbuild's minifier. Top-level names are only mangled
 * in modules, because the top-level names of classic scripts are global.
 */
export async function shorten(
  file: string,
  built: readonly Pick<OutputFile, 'path' | 'text'>[],
  isModule: boolean,
): Promise<Source> {
  const textOf = (file: string) =>
    built.find(({ path }) => path === file)?.text ?? ''
  const text = textOf(file)
  const { code, map = '' } = await rspack.experiments.swc.minify(text, {
    module: isModule,
    compress: { passes: 3 },
    mangle: { toplevel: isModule },
    // Bundlers of pages omit calls with this annotation if the page does not use their result.
    format: { comments: isModule && { regex: '@__PURE__' } },
    sourceMap: true,
  })
  // The minifier's map leads to the text of esbuild, whose map leads to the sources.
  const inner = textOf(`${file}.map`)
  return new rspack.sources.SourceMapSource(
    code,
    'anon',
    map,
    text,
    inner,
    true,
  )
}

/** Writes a script, and its source map beside it. */
export function writeScript(file: string, script: Source) {
  const text = String(script.source())
  writeFileSync(file, text)
  // A script of types is empty, and has no map.
  const none = { version: 3, sources: [], names: [], mappings: '' }
  const map = { ...none, ...script.map({}), file: path.basename(file) }
  writeFileSync(`${file}.map`, mapText(text, JSON.stringify(map)))
}
