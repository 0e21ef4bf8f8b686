import path from 'node:path'
import { build } from 'esbuild'

const root = path.join(import.meta.dirname, '../..')

/**
 * A script for `addInitScript` that calls a function of one of our files.
 * Bundled here, because a function that a runner has already transformed may
 * lean on what only the runner has.
 * @param file inside the repository
 * @param call name of an export of that file
 */
export async function pageScript(
  file: string,
  call: string,
  ...values: readonly unknown[]
): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [file],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'script',
    target: 'es2022',
  })
  const code = outputFiles[0]?.text ?? ''
  const given = values.map((value) => JSON.stringify(value)).join(', ')
  return `(() => {${code}\nscript.${call}(${given})})()`
}
