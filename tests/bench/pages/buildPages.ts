import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Configuration, DefinePlugin, rspack } from '@rspack/core'

const here = import.meta.dirname
const root = path.join(here, '../../..')
const targets = 'chrome 131'

/** The pages in this folder. */
export const pages = ['raw', 'host', 'react', 'plain', 'wagmi'] as const
export type PageName = (typeof pages)[number]

/**
 * Builds every page into a separate folder, with the same settings.
 * @throws Error with the bundler's output
 */
export async function buildPages(folder: string): Promise<void> {
  const compiler = rspack(pages.map((page) => settings(page, folder)))
  const stats = await new Promise<string>((resolve, reject) =>
    compiler.run((error, all) =>
      error
        ? reject(error)
        : resolve(all?.hasErrors() ? all.toString('errors-only') : ''),
    ),
  )
  await new Promise<void>((resolve) => compiler.close(() => resolve()))
  if (stats) throw new Error(`The pages failed to build.\n${stats}`)
}

function settings(page: PageName, folder: string): Configuration {
  const reactQuery = path.join(root, 'node_modules/@tanstack/react-query')
  const { version } = JSON.parse(
    readFileSync(path.join(reactQuery, 'package.json'), 'utf8'),
  )
  return {
    name: page,
    mode: 'production',
    context: here,
    target: ['web', `browserslist:${targets}`],
    entry: `./${page}.tsx`,
    devtool: false,
    performance: false,
    output: {
      path: path.join(folder, page),
      filename: 'main.js',
      chunkFilename: 'part.[contenthash:8].js',
      publicPath: '/',
    },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          options: {
            env: { targets },
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic' } },
            },
          },
        },
      ],
    },
    plugins: [new DefinePlugin({ __QUERY_VERSION__: JSON.stringify(version) })],
  }
}
