import { copyFile, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'esbuild'

const here = import.meta.dirname

/** The file of each team's part. */
const parts = { header: 'reactPart', shop: 'reactPart', news: 'plainPart' }

/** Builds a portal and the parts of three teams, each separately, like the teams would. */
export async function buildPortal(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const files = Object.entries({ ...parts, portal: 'portal' })
  await Promise.all([
    copyFile(path.join(here, 'index.html'), path.join(folder, 'index.html')),
    ...files.map(([name, file]) =>
      build({
        absWorkingDir: here,
        entryPoints: [`./${file}`],
        outfile: path.join(folder, `${name}.js`),
        bundle: true,
        minify: true,
        format: 'esm',
        target: 'es2022',
        jsx: 'automatic',
        define: { 'process.env.NODE_ENV': '"production"' },
        logLevel: 'error',
      }),
    ),
  ])
}
