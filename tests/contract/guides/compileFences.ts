import { execFile } from 'node:child_process'
import { cp, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Fence } from '../../fixtures/project/guides'
import { temporaryFolder } from '../../fixtures/project/temporaryFolder'

const typescript = createRequire(import.meta.url).resolve(
  'typescript/package.json',
)
const tsc = path.join(path.dirname(typescript), 'bin/tsc')

const compilerOptions = {
  ...{ module: 'esnext', moduleResolution: 'bundler', target: 'es2022' },
  ...{ jsx: 'react-jsx', lib: ['es2023', 'dom', 'dom.iterable'], types: [] },
  ...{ strict: true, exactOptionalPropertyTypes: true, skipLibCheck: true },
  // Each block is its own module, whether it imports anything or not.
  ...{ noEmit: true, moduleDetection: 'force' },
}

/**
 * Compiles blocks of code like a page that has installed the kit, React and wagmi.
 * @returns the compiler's errors; an empty text if there are none
 */
export async function compileFences(
  fences: readonly (Fence & { readonly file: string })[],
): Promise<string> {
  const { path: folder, remove } = temporaryFolder('guides')
  try {
    await cp(
      path.join(import.meta.dirname, 'globals.d.ts'),
      path.join(folder, 'globals.d.ts'),
    )
    const files = fences.map(({ file, language, code }, at) => [
      `${path.parse(file).name}-${at}.${language}`,
      code,
    ])
    files.push(['tsconfig.json', JSON.stringify({ compilerOptions })])
    for (const [name = '', text = ''] of files)
      await writeFile(path.join(folder, name), text)
    return await new Promise((resolve) =>
      execFile(process.execPath, [tsc], { cwd: folder }, (_, said) =>
        resolve(said),
      ),
    )
  } finally {
    remove()
  }
}
