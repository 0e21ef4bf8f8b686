import { createHash } from 'node:crypto'
import { type Compiler, rspack } from '@rspack/core'
import { emit, processAssets } from './plugins'

/**
 * Writes a source map beside each script. No script refers to its map, so browsers do not load the maps, and the maps do
 * not change the scripts. Each map has the debug id of its script, which is made from the script's SHA-256. The maps
 * only have positions and names, because the sources are public and would double the size of a release.
 * @see https://tc39.es/ecma426/ "Source map format"
 */
export class SourceMapsPlugin {
  apply(compiler: Compiler) {
    new rspack.SourceMapDevToolPlugin({
      filename: '[file].map',
      append: false,
      noSources: true,
      moduleFilenameTemplate: '[resource-path]',
    }).apply(compiler)
    processAssets(compiler, (compilation) => {
      for (const [file, map] of Object.entries(compilation.assets)) {
        const script = compilation.assets[file.replace(/\.map$/, '')]
        if (!file.endsWith('.map') || !script) continue
        const text = mapText(String(script.source()), String(map.source()))
        emit(compilation, file, text)
      }
    })
  }
}

/** Returns the text of a script's source map with the script's debug id, and with paths from the project's root. */
export function mapText(script: string, map: string): string {
  const { sourcesContent: _, sources, ...contents } = JSON.parse(map)
  const files = sources.map((file: string) =>
    // The name of the federation plugin's own code is all of its code, with the folder of the build.
    file.includes('%3B')
      ? 'webpack/federation'
      : file.replace(/^(\.\.\/)+/, ''),
  )
  const debugId = debugIdOf(script)
  return JSON.stringify({ ...contents, sources: files, debugId })
}

/** Returns a UUID that identifies a script. @see RFC 9562, version 8 */
function debugIdOf(script: string): string {
  const digest = createHash('sha256').update(script).digest('hex')
  return digest.replace(
    /^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*/,
    '$1-$2-8$3-8$4-$5',
  )
}
