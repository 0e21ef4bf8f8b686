import type { Config } from '@wagmi/core'
import { createEngine } from '../../engine/createEngine'
import { offeredWallets } from '../../wallets/catalogue'
import type { Dock } from '../Dock'
import type { OtherReact } from '../react/OtherReact'

/** Starts the engine below a bridge, on the given React: wagmi's hooks read it from the first rendering on. */
export function useEngineConfigOn(
  react: Pick<OtherReact, 'useState'>,
  { settings, startEngine, wallets }: Dock,
): Config {
  const [config] = react.useState(() => {
    // The dialog that lists them loads them again, and reports a failure.
    wallets.load().catch(() => {})
    return startEngine(createEngine, offeredWallets(settings.wallets)).config
  })
  return config
}
