import { afterEach, expect, onTestFinished } from 'vitest'
import type { Dock } from '../../../src/app/Dock'
import { endPage } from '../../../src/app/endPage'
import type { WalletdockConfig } from '../../../src/app/WalletdockConfig'
import type { Wallet } from '../../../src/data/wallets/Wallet'
import { dockOf } from '../../../src/remote/page/dockOf'
import { mount } from '../../../src/remote/page/mount'
import { chains, walletId as rdns, rpcUrls } from '../engine/startEngine'

// Each test starts with an empty page, without a dialog that is still closing.
afterEach(endPage)

/** The test wallet as an entry of a host's list. */
export const acme: Wallet = {
  id: 'acme',
  name: 'Acme',
  iconUrl: 'data:image/svg+xml,',
  iconBackground: '#fff',
  rdns: [rdns],
  transports: ['injected'],
}

/** A host's configuration, with local chains and the test wallet. */
export const config: WalletdockConfig = {
  appName: 'Shop',
  chains,
  rpcUrls,
  ensRpcUrl: false,
  wallets: [{ groupName: 'Popular', wallets: [acme] }],
}

/** Finds an element in Walletdock's shadow roots. A dialog that is closing comes before the next one. */
export const inWalletdock = <Found extends HTMLElement = HTMLElement>(
  selector: string,
) =>
  [...document.querySelectorAll('[data-walletdock]')]
    .flatMap(
      ({ shadowRoot }) => shadowRoot?.querySelector<Found>(selector) ?? [],
    )
    .at(-1)

/** Finds an element by the end of its test id. */
export const byTestId = (id: string) => inWalletdock(`[data-testid=wd-${id}]`)

/** Mounts a button on a page without React, until the test ends. */
export function mountPage(
  more: Partial<WalletdockConfig> = {},
  props?: Parameters<typeof mount>[2],
) {
  const place = document.body.appendChild(document.createElement('div'))
  const mounted = mount(place, { ...config, ...more }, props)
  onTestFinished(() => {
    mounted.unmount()
    place.remove()
  })
  return { place, ...mounted }
}

/** Chooses a wallet of the list. */
export function choose({ session, wallets }: Dock, id = 'acme') {
  const wallet = wallets.get()?.find(id)
  if (!wallet) throw new Error(`${id} is not in the list.`)
  session.send({ type: 'CHOOSE', wallet })
}

/** Connects as a visitor does, through the connect dialog. */
export async function connect(
  more: Partial<WalletdockConfig> = {},
  walletId = 'acme',
) {
  const dock = dockOf({ ...config, ...more })
  const { session } = dock
  await dock.wallets.load()
  session.send({ type: 'OPEN', dialog: 'connect' })
  choose(dock, walletId)
  await expect.poll(() => session.getState().connection.type).toBe('connected')
  return dock
}
