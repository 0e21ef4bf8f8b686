import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Compiler, rspack } from '@rspack/core'
import { contract } from './ContractPlugin'

/** Defines the versions of the product, of its contract and of our React, for reports and for the kit. */
export class VersionPlugin {
  apply(compiler: Compiler) {
    const versionIn = (folder: string): string =>
      JSON.parse(
        readFileSync(
          path.join(compiler.context, folder, 'package.json'),
          'utf8',
        ),
      ).version
    new rspack.DefinePlugin({
      WALLETDOCK_VERSION: JSON.stringify(versionIn('')),
      WALLETDOCK_CONTRACT: JSON.stringify(contract),
      WALLETDOCK_REACT: JSON.stringify(versionIn('node_modules/react')),
    }).apply(compiler)
  }
}
