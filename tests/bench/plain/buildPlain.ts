import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'esbuild'

const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Plain wagmi button</title>
<body><script type="module" src="/main.js"></script></body>
</html>
`

/** Builds the page that ours is measured beside. */
export async function buildPlain(folder: string): Promise<void> {
  await build({
    entryPoints: [path.join(import.meta.dirname, 'main.tsx')],
    outfile: path.join(folder, 'main.js'),
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  })
  await writeFile(path.join(folder, 'index.html'), page)
}
