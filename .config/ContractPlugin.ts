import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Compiler } from '@rspack/core'

/** Version of the exposed surface, in semver: what hosts are checked against. */
const contract = '1.0.0'

const entry = 'remoteEntry.js'

/** What a page must bring for the shared modules to work. */
const requires = {
  react: '^19.0.0',
  'react-dom': '^19.0.0',
  wagmi: '^3.0.0',
  '@tanstack/react-query': '^5.0.0',
}

/** Writes `contract.json` beside the manifest: what a page must bring, said before any of our code runs. */
export class ContractPlugin {
  constructor(readonly exposes: readonly string[]) {}

  apply(compiler: Compiler) {
    const name = 'ContractPlugin'
    const { Compilation, sources } = compiler.webpack
    const packageFile = path.join(compiler.context, 'package.json')
    const { version } = JSON.parse(readFileSync(packageFile, 'utf8'))
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
        const text = JSON.stringify({
          name: 'walletdock',
          version,
          contract,
          entry,
          global: 'walletdock',
          requires,
          exposes: this.exposes,
          integrity: { [entry]: hash(assets[entry]?.source() ?? '') },
        })
        compilation.emitAsset('contract.json', new sources.RawSource(text))
      })
    })
  }
}

/** @see https://www.w3.org/TR/sri/ */
function hash(source: string | Buffer) {
  return `sha384-${createHash('sha384').update(source).digest('base64')}`
}
