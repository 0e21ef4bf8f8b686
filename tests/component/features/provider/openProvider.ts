import type { Chain } from 'viem'
import { expect } from 'vitest'
import { createConfig, http } from 'wagmi'
import type { WalletdockConfig } from '../../../../src/app/WalletdockConfig'
import type { Eip1193Provider } from '../../../../src/app/wallet/Eip1193Provider'
import { dockOf } from '../../../../src/remote/page/dockOf'
import { choose, config, mountPage } from '../../app/aPage'
import { quickBase } from '../../engine/startEngine'

/** Creates a wagmi config, such as a host's own or another team's, which looks for wallets itself. */
export function aWagmi() {
  return createConfig({
    // viem's own type of a chain is wider.
    chains: [quickBase as Chain],
    transports: { 8453: http() },
    storage: null,
  })
}

/** Opens a page, and records the events of its provider as text. */
export async function openProvider(more: Partial<WalletdockConfig> = {}) {
  const { getSnapshot, provider } = mountPage(more)
  const dock = dockOf({ ...config, ...more })
  const heard = recordEvents(provider)
  // Requests to the session only. They load the provider's code, and not the engine.
  await provider.request({ method: 'eth_accounts' })
  return { dock, getSnapshot, heard, provider, ...requestsTo(provider) }
}

function requestsTo(provider: Eip1193Provider) {
  const ask = <Answer = unknown>(method: string, ...params: unknown[]) =>
    provider.request<Answer>({ method, params })
  return { ask }
}

function recordEvents(provider: Eip1193Provider): string[] {
  const heard: string[] = []
  const note = (name: string) => (data: unknown) =>
    heard.push(
      `${name} ${data instanceof Error ? Reflect.get(data, 'code') : JSON.stringify(data)}`,
    )
  for (const name of [
    'accountsChanged',
    'chainChanged',
    'connect',
    'disconnect',
  ])
    provider.on(name, note(name))
  return heard
}

/** Opens a page, and connects a wallet of the list through the provider. */
export async function connectedProvider(
  more: Partial<WalletdockConfig> = {},
  walletId = 'acme',
) {
  const page = await openProvider(more)
  const { dock, ask } = page
  await dock.wallets.load()
  const connecting = ask<string[]>('eth_requestAccounts')
  await expect.poll(() => dock.session.getState().dialog?.name).toBe('connect')
  choose(dock, walletId)
  return { ...page, accounts: await connecting }
}
