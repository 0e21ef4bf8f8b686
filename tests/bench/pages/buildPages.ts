import path from 'node:path'
import { type Configuration, rspack } from '@rspack/core'

const here = import.meta.dirname
const targets = 'chrome 131'

/** The pages in this folder. */
const pages = ['raw', 'host', 'react', 'plain', 'grow'] as const

/** Any page. */
export type OtherPage = {
  readonly name: string
  /** File, absolute or in this folder. */
  readonly entry: string
  /** Folder whose packages the page imports before all others. */
  readonly packages?: string
}

/**
 * Builds every page into a separate folder, with the same settings.
 * @throws Error with the bundler's output
 */
export async function buildPages(
  folder: string,
  others: readonly OtherPage[] = [],
): Promise<void> {
  const compiler = rspack([
    ...pages.map((name) => settings(folder, { name, entry: `./${name}.tsx` })),
    ...others.map((page) => settings(folder, page)),
  ])
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

function settings(
  folder: string,
  { name, entry, packages }: OtherPage,
): Configuration {
  return {
    name,
    mode: 'production',
    context: here,
    target: ['web', `browserslist:${targets}`],
    entry,
    devtool: false,
    performance: false,
    output: {
      path: path.join(folder, name),
      filename: 'main.js',
      chunkFilename: 'part.[contenthash:8].js',
      publicPath: '/',
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      modules: [...(packages ? [packages] : []), 'node_modules'],
    },
    module: {
      rules: [
        // Pages add the styles of a kit themselves.
        { test: /\.css$/, type: 'asset/source' },
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
  }
}
