import type { Config } from '@wagmi/core'
import { offeredWallets } from '../../wallets/catalogue'
import type { Dock } from '../Dock'
import { createEngine, reduce } from '../engineParts'
import type { OtherReact } from '../react/OtherReact'

/** Starts the engine below a bridge, on the given React: wagmi's hooks read it from the first rendering on. */
export function useEngineConfigOn(
  react: Pick<OtherReact, 'useState'>,
  { settings, startEngine, wallets }: Dock,
): Config {
  const [config] = react.useState(() => {
    // The dialog that lists them loads them again, and reports a failure.
    wallets.load().catch(() => {})
    const groups = offeredWallets(settings.wallets)
    return startEngine(createEngine, groups, reduce).config
  })
  return config
}
