import type { Config } from '@wagmi/core'
import { offeredWallets } from '../../wallets/catalogue'
import type { Dock } from '../Dock'
import { createEngine, reduce } from '../engineParts'
import type { OtherReact } from '../react/OtherReact'

/** Starts the engine below a bridge, on the given React: wagmi's hooks read it from the first rendering on. */
export function useEngineConfigOn(
  react: Pick<OtherReact, 'useState'>,
  { session, settings, startEngine, wallets }: Dock,
): Config {
  const [config] = react.useState(() => {
    const groups = [...offeredWallets(settings.wallets)]
    wallets.load().then(
      (list) => {
        // What the catalogue adds, now and later, the engine must know as well.
        const follow = () => groups.splice(0, groups.length, ...list.groups)
        follow()
        list.subscribe(follow)
      },
      // The dialog that lists them loads them again, and reports a failure.
      () => {},
    )
    // They come with the list as well, which may be later.
    if (!wallets.get()) session.learn(reduce)
    return startEngine(createEngine, groups).config
  })
  return config
}
