/** Code of a page without React or wagmi, and without their types. */

import type { WalletDockElement } from 'walletdock/host/element'
import {
  type Eip1193Provider,
  loadWithoutReact,
  type Mounted,
  type WalletdockConfig,
} from 'walletdock/host/load'
import { observe } from 'walletdock/host/observe'
import { type SelfTestReport, selfTest } from 'walletdock/host/selfTest'
import { testWalletScript } from 'walletdock/playwright'

const url = 'https://wallet.example'
const config: WalletdockConfig = { appName: 'Shop', accent: '#3f6b2f' }

export async function start(place: Element): Promise<bigint | undefined> {
  const loaded = await loadWithoutReact({
    url,
    modules: ['./mount', './config'],
  })
  if (!loaded.ok) throw loaded.failure
  const mounted: Mounted = loaded.modules.mount(place, config)
  const { status, balance } = mounted.getSnapshot()
  const provider: Eip1193Provider = loaded.modules.getProvider(config)
  provider.on('accountsChanged', ([account]) => console.log(account))
  const signature = await mounted.provider.request<string>({
    method: 'personal_sign',
    params: ['0x00', mounted.getSnapshot().address],
  })
  // @ts-expect-error: a signature is not a number
  const wrong: number = signature
  console.log(wrong, provider)
  const own = await loaded.modules.getWagmiConfig(config)
  const id: number = own.chains[0].id
  // @ts-expect-error: a status is one of four
  const off: 'off' = status
  // @ts-expect-error: a chain's id is a number
  const text: string = own.chains[0].id
  console.log(off, id, text)
  return balance?.value
}

export const element: WalletDockElement | null =
  document.querySelector('wallet-dock')
document.addEventListener('walletdock-changed', ({ detail }) => {
  const address: `0x${string}` | undefined = detail.address
  // @ts-expect-error: unknown status
  const isOff = detail.status === 'off'
  console.log(address, isOff)
})
if (element) {
  element.config = { appName: 'Shop' }
  element.config = '{ "appName": "Shop" }'
  element.config = null
  element.fallbackUrls = [url]
  const urls: readonly string[] | undefined = element.fallbackUrls
  const name: string | undefined = element.config?.appName
  // @ts-expect-error: unknown theme
  element.theme = 'sepia'
  console.log(urls, name)
}
export const report: Promise<SelfTestReport> = selfTest(loadWithoutReact, {
  url,
})
export const script: string = testWalletScript({ script: ['approve'] })
export const { load } = observe(loadWithoutReact, ({ atMs }) => atMs.toFixed())

// @ts-expect-error: unknown answer
testWalletScript({ script: ['perhaps'] })
// @ts-expect-error: unknown theme
export const themed: WalletdockConfig = { appName: 'Shop', theme: 'sepia' }
// @ts-expect-error: without React, there are no components
loadWithoutReact({ url }).then((it) => it.ok && it.modules.ConnectButton)
