import path from 'node:path'
import { build } from 'esbuild'
import type { Entrance } from './inPage'

const folder = 'tests/parts/metaMask'
let code: Promise<string> | undefined

/** What the extension runs in a page, as one script for `addInitScript`. */
export async function extensionScript(entrance: Entrance): Promise<string> {
  code ??= bundle()
  return `(() => {${await code}\nscript.enterPage(${JSON.stringify(entrance)})})()`
}

/** Once per process: the provider and its stream library are large. */
async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: path.join(import.meta.dirname, '../../..'),
    entryPoints: [`${folder}/inPage.ts`],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'script',
    target: 'es2022',
    alias: { 'node:stream': 'readable-stream' },
    inject: [`${folder}/pageProcess.ts`],
  })
  return outputFiles[0]?.text ?? ''
}
