import { type Configuration, rspack } from '@rspack/core'
import type { Contract } from '../../kit/Contract'
import { BillPlugin } from './BillPlugin'
import { baseConfig, isDevelopment } from './baseConfig'
import { buildConstants } from './buildConstants'
import { buildId } from './buildId'
import { ContractPlugin } from './ContractPlugin'
import { splitChunks } from './chunks'
import {
  CalledOnLoadPlugin,
  type FederatedBuildPlugin,
  ModulesPlugin,
} from './plugins'
import {
  type SharedLibraries,
  SharedLibrariesPlugin,
} from './SharedLibrariesPlugin'
import { SourceMapsPlugin } from './SourceMapsPlugin'

const root = baseConfig.context

/** Files of the other build and of later steps, which this build must not delete. */
const isOfOthers = /[\\/]dist[\\/](host|federation|mf-|@mf-types\.)/

/**
 * The remote's second build, for the host kit. Its entry has no federation runtime. Its container decides which of the
 * page's libraries it uses, and its chunk loader verifies, retries and prefetches.
 * @param federated the other build, which `contract.json` and `sbom.json` also describe
 * @param remote the modules of the remote, and the libraries that it uses from the page
 */
export const kitConfig = (
  federated: FederatedBuildPlugin,
  remote: Pick<Contract, 'exposes' | 'requires'> & {
    readonly shared: SharedLibraries
  },
) =>
  ({
    ...baseConfig,
    name: 'kit',
    dependencies: ['federation'],
    entry: {
      walletdock: {
        import: './src/remote/container/remoteEntry.ts',
        filename: 'remoteEntry.js',
        // Use a property of `window`, because a variable would conflict with a page's own `const walletdock`.
        library: { type: 'window', name: 'walletdock' },
      },
    },
    output: {
      ...baseConfig.output,
      // `entryScript.ts` sets it, in fewer bytes than the bundler.
      publicPath: '',
      clean: { keep: isOfOthers },
      // Different releases use the same ids for modules and chunks. Without unique names, two releases on one page
      // would run each other's chunks, or wait for each other's script elements.
      uniqueName: `walletdock_${buildId(root)}`,
      chunkLoadingGlobal: `walletdock_${buildId(root)}`,
      // Every visitor downloads the code that creates these names. One hash for all files, and names as ids, need less
      // code than a table of hashes and names.
      chunkFilename: 'chunks/[id].[fullhash].js',
      // Store the errors of modules that throw, so that `checkedChunks.ts` can run these modules again.
      strictModuleErrorHandling: true,
    },
    optimization: {
      ...baseConfig.optimization,
      splitChunks,
    },
    plugins: [
      new SharedLibrariesPlugin(remote.shared),
      new CalledOnLoadPlugin(),
      !isDevelopment && new SourceMapsPlugin(),
      new rspack.DefinePlugin(buildConstants(process.env['NETWORK'])),
      new ContractPlugin(federated, remote),
      new ModulesPlugin(),
      new BillPlugin(federated),
    ],
  }) satisfies Configuration
