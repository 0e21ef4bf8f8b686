import path from 'node:path'
import { type Configuration, rspack } from '@rspack/core'

const here = import.meta.dirname
const targets = 'chrome 131'

/** The pages in this folder. */
const pages = ['raw', 'host', 'react', 'plain'] as const
/** `against` is the host's page with the kit of another commit. */
export type PageName = (typeof pages)[number] | 'against'

/**
 * Builds every page into a separate folder, with the same settings.
 * @param packages the folder with the kit of another commit
 * @throws Error with the bundler's output
 */
export async function buildPages(
  folder: string,
  packages?: string,
): Promise<void> {
  const compiler = rspack([
    ...pages.map((page) => settings(page, folder)),
    ...(packages ? [settings('against', folder, packages)] : []),
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
  page: PageName,
  folder: string,
  packages?: string,
): Configuration {
  return {
    name: page,
    mode: 'production',
    context: here,
    target: ['web', `browserslist:${targets}`],
    entry: `./${page === 'against' ? 'host' : page}.tsx`,
    devtool: false,
    performance: false,
    output: {
      path: path.join(folder, page),
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
