import path from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import type { Configuration } from '@rspack/core'
import type { SharedLibrary } from 'walletdock/federation'

/**
 * Configures a page for rspack with the federation plugin.
 * @param folder folder from which the shared packages are resolved
 * @param alias packages that differ from those of the workspace
 */
export function rspackHost(
  folder: string,
  shared: Record<string, SharedLibrary & { requiredVersion?: string }>,
  alias: Readonly<Record<string, string>> = {},
): Configuration {
  return {
    mode: 'production',
    context: folder,
    target: ['web', 'es2022'],
    entry: path.join(import.meta.dirname, 'startShared.ts'),
    devtool: false,
    performance: false,
    output: { filename: 'main.js', publicPath: '/', uniqueName: 'host_rspack' },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias,
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              target: 'es2022',
              transform: { react: { runtime: 'automatic' } },
            },
          },
        },
      ],
    },
    plugins: [
      new ModuleFederationPlugin({
        name: 'host_rspack',
        shareStrategy: 'loaded-first',
        shared,
        dts: false,
        manifest: false,
      }),
    ],
  }
}
