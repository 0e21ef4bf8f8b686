import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'esbuild'
import { emptyFolder } from '../fixtures/project/emptyFolder'
import { buildFrameworks } from './buildFrameworks'
import { buildLibraries } from './buildLibraries'
import { buildMoved } from './buildMoved'

/** Builds the host in one folder into another. */
export type Builder = (
  folder: string,
  out: string,
  ...more: string[]
) => Promise<void>

const kit = path.join(import.meta.dirname, '../../dist/host')

/** Each little host with its own bundler. */
export const builders: Readonly<Record<string, Builder>> = {
  thin: withEsbuild,
  bridge: withEsbuild,
  react18: withEsbuild,
  rainbowkit: buildMoved,
  connectkit: buildMoved,
  server: withServer,
  'wagmi2.9': withOwnWagmi,
  wagmi2: withOwnWagmi,
  vue: withEsbuild,
  'vite-federation': withVite,
  webpack: withWebpack,
  rspack: withRspack,
  frameworks: buildFrameworks,
  libraries: buildLibraries,
  'wagmi3.0': withOtherWagmi,
  'wagmi-alone': withRspack,
  'both-ways': withRspack,
  runtime: withEsbuild,
  bundlers: withEachBundler,
  element: async (folder, out) => cpSync(folder, out, { recursive: true }),
}

/**
 * @param page folder of the page's sources, if other hosts are built from the same page
 */
async function withEsbuild(folder: string, out: string, page = folder) {
  installKit(folder)
  const { build } = await import('esbuild')
  const entry = ['main.tsx', 'main.ts']
    .map((file) => path.join(page, file))
    .find((file) => existsSync(file))
  await build({
    absWorkingDir: folder,
    entryPoints: [entry ?? ''],
    outdir: out,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    define: {
      'process.env.NODE_ENV': '"production"',
      __VUE_OPTIONS_API__: 'false',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
    plugins: [packagesOf(folder)],
    logLevel: 'error',
  })
  copyPage(page, out)
}

/** Resolves the packages in a host's package.json from its folder, also for sources in other folders. */
function packagesOf(folder: string): Plugin {
  const manifest = path.join(folder, 'package.json')
  const { dependencies = {} } = existsSync(manifest)
    ? JSON.parse(readFileSync(manifest, 'utf8'))
    : {}
  const isOwn = (name: string) =>
    Object.keys(dependencies).some((own) => `${name}/`.startsWith(`${own}/`))
  return {
    name: 'packages-of-host',
    setup(build) {
      build.onResolve(
        { filter: /^[@a-z]/ },
        ({ path: name, kind, pluginData }) =>
          isOwn(name) && pluginData !== manifest
            ? build.resolve(name, {
                kind,
                resolveDir: folder,
                pluginData: manifest,
              })
            : undefined,
      )
    },
  }
}

/** Builds the page `handoff` with the wagmi in a folder. */
async function withOwnWagmi(folder: string, out: string) {
  await withEsbuild(folder, out, path.join(folder, '../handoff'))
}

/** Builds the page, and adds the HTML that its server renders. */
async function withServer(folder: string, out: string) {
  await withEsbuild(folder, out)
  const { drawPage } = await import('./server/drawPage')
  const file = path.join(out, 'index.html')
  const empty = readFileSync(file, 'utf8')
  const drawn = `<div id="page">${drawPage()}</div>`
  writeFileSync(file, empty.replace('<div id="page"></div>', drawn))
}

/** If a host has its own React, installs the kit beside it, as npm would. */
function installKit(folder: string) {
  const packages = path.join(folder, 'node_modules')
  if (!existsSync(path.join(packages, 'react'))) return
  const own = path.join(packages, 'walletdock')
  const types = path.join(kit, 'types')
  cpSync(kit, own, { recursive: true, filter: (file) => file !== types })
  // The compiler reads today's types, whenever the host was built.
  rmSync(path.join(own, 'types'), { recursive: true, force: true })
  symlinkSync(types, path.join(own, 'types'), 'junction')
}

async function withVite(folder: string, out: string) {
  await run('vite', ['build', folder, '--outDir', out, '--logLevel', 'error'])
}

async function withRspack(folder: string, out: string, ...more: string[]) {
  const options = ['--config', 'rspack.config.ts', '-o', out, ...more]
  await run('rspack', ['build', ...options], folder)
  copyPage(folder, out)
}

/** Builds the host `rspack` with the wagmi in a folder. */
async function withOtherWagmi(folder: string, out: string) {
  const host = path.join(folder, '../rspack')
  await withRspack(host, out, '--env', `wagmi=${folder}`)
}

/**
 * Runs a bundler in a process, like people do. Some bundlers write the text of their own loaded functions into the
 * build, so no loader of this process may change it.
 */
function run(program: string, args: readonly string[], cwd?: string) {
  const suffix = process.platform === 'win32' ? '.cmd' : ''
  const file = path.join(
    import.meta.dirname,
    '../../node_modules/.bin',
    program + suffix,
  )
  execFileSync(file, args, { stdio: 'inherit', ...(cwd && { cwd }) })
}

async function withWebpack(folder: string, out: string) {
  const { default: webpack } = await import('webpack')
  const { default: config } = await import(
    path.join(folder, 'webpack.config.ts')
  )
  const output = { ...config.output, path: out }
  const stats = await new Promise<import('webpack').Stats | undefined>(
    (resolve, reject) =>
      webpack({ ...config, output }, (error, stats) =>
        error ? reject(error) : resolve(stats),
      ),
  )
  if (stats?.hasErrors()) throw new Error(stats.toString('errors-only'))
  copyPage(folder, out)
}

/** Builds the page with each bundler as a customer would, with the kit from its archive. */
async function withEachBundler(source: string, out: string) {
  const folder = await emptyFolder()
  cpSync(source, folder.path, { recursive: true })
  await folder.run(`npm install ${path.join(kit, '../walletdock.tgz')}`)
  const args = [path.join(source, 'bundle.mjs'), folder.path, out]
  execFileSync(process.execPath, args, { stdio: 'inherit' })
  await folder.remove()
}

/** Copies the host's own HTML, or that of most hosts. */
function copyPage(folder: string, out: string) {
  const own = path.join(folder, 'index.html')
  const page = path.join(folder, '../parts/page.html')
  cpSync(existsSync(own) ? own : page, path.join(out, 'index.html'))
}
