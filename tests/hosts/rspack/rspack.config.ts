import { createRequire } from 'node:module'
import path from 'node:path'
import { walletdockShared } from 'walletdock/federation'
import { rspackHost } from '../parts/rspackHost'

/** @param env `wagmi` is a folder with another wagmi 3, which the page then shares */
export default (env: { readonly wagmi?: string }) =>
  env.wagmi
    ? rspackHost(
        env.wagmi,
        // The sources that hosts have in common are in a package that has another wagmi.
        {
          ...walletdockShared(),
          wagmi: { singleton: true, requiredVersion: '^3.0.0' },
        },
        { wagmi: wagmiIn(env.wagmi) },
      )
    : rspackHost(import.meta.dirname, walletdockShared())

function wagmiIn(folder: string): string {
  const { resolve } = createRequire(path.join(folder, 'package.json'))
  return path.dirname(resolve('wagmi/package.json'))
}
