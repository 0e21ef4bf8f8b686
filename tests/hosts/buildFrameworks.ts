import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { emptyFolder } from '../fixtures/project/emptyFolder'

const kit = path.join(import.meta.dirname, '../../dist/walletdock.tgz')
const bundled = ['react', 'solid', 'svelte', 'vue', 'angular']

/** Builds a page with each framework as a customer would, outside the workspace and with the kit from its archive. */
export async function buildFrameworks(source: string, out: string) {
  const folder = await emptyFolder()
  const here = (...names: string[]) => path.join(folder.path, ...names)
  cpSync(source, folder.path, { recursive: true })
  await folder.run(`npm install ${kit}`)
  for (const name of bundled) await folder.run(commandFor(name))
  cpSync(here('node_modules/jquery/dist/jquery.min.js'), here('out/$.js'))
  for (const file of ['page', 'jquery'])
    cpSync(here(`${file}.js`), here(`out/${file}.js`))
  const page = readFileSync(here('page.html'), 'utf8')
  for (const name of [...bundled, 'jquery'])
    writeFileSync(
      here(`out/${name}.html`),
      page.replace('<!-- scripts -->', scriptsOf(name)),
    )
  cpSync(here('out'), out, { recursive: true })
  await folder.remove()
}

function commandFor(name: string): string {
  if (name !== 'angular')
    return `npx vite build --mode ${name} --logLevel error`
  const how = '--bundle --minify --format=esm --target=es2022'
  return `npx esbuild angular.js ${how} --define:ngDevMode=false --outdir=out`
}

function scriptsOf(name: string): string {
  const own = `<script type="module" src="/${name}.js"></script>`
  return name === 'jquery' ? `<script src="/$.js"></script>${own}` : own
}
