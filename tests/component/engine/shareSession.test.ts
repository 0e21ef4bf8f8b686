import { expect, test, vi } from 'vitest'
import { shareSession } from '../../../src/wallet/engine/walletConnect/shareSession'
import type { WalletConnectProvider } from '../../../src/wallet/engine/walletConnect/walletConnectProvider'

const spaceOf = (account: string) => ({
  eip155: { accounts: [`eip155:8453:${account}`], methods: [], events: [] },
})

/**
 * Opens a tab with a stand-in for WalletConnect's client, because a test cannot delay the real relay precisely.
 * `e2e/relayFaults` uses the real one.
 */
function openTab(topic = 'one') {
  let messages = 0
  class CountingChannel extends BroadcastChannel {
    constructor(name: string) {
      super(name)
      this.addEventListener('message', () => {
        messages += 1
      })
    }
  }
  vi.stubGlobal('BroadcastChannel', CountingChannel)
  const share = shareSession()
  vi.unstubAllGlobals()
  const listeners: (() => void)[] = []
  const told: string[] = []
  const changed = () => {
    told.push(`${client.accounts} on ${client.chainId}`)
    for (const each of listeners) each()
  }
  const session = { topic, namespaces: spaceOf('0xa') }
  const client = {
    accounts: ['0xa'],
    chainId: 8453,
    session,
    events: {
      on: (_: string, listener: () => void) => listeners.push(listener),
    },
    signer: {
      setDefaultChain(chain: string) {
        client.chainId = Number(chain.split(':')[1])
        changed()
      },
      events: {
        emit(_: string, accounts: string[]) {
          client.accounts = accounts
          changed()
        },
      },
      client: {
        session: { update: async () => {} },
        events: {
          emit(_: string, { params }: { params: typeof session }) {
            session.namespaces = params.namespaces
          },
        },
      },
    },
  }
  return {
    client,
    told,
    /** The number of messages that it has received from other tabs. */
    messages: () => messages,
    start: () => share(client as unknown as WalletConnectProvider),
    hearChain: (id: number) => client.signer.setDefaultChain(`eip155:${id}`),
    hearAccount(account: string) {
      session.namespaces = spaceOf(account)
      client.signer.events.emit('accountsChanged', [account])
    },
  }
}

test('a tab passes its updates to another tab whose client is still starting, and gets none of them back', async () => {
  const [here, there] = [openTab(), openTab()]
  here.start()
  here.hearChain(10)
  here.hearAccount('0xb')
  await expect.poll(there.messages).toBe(2)
  expect(there.told).toEqual([])
  there.start()
  expect(there.client).toMatchObject({ accounts: ['0xb'], chainId: 10 })
  expect(there.client.session.namespaces).toEqual(spaceOf('0xb'))
  // It has passed back no half of the update, which would have arrived before this message.
  there.hearChain(1)
  await expect.poll(() => here.client.chainId).toBe(1)
  expect(here.messages()).toBe(1)
  expect(here.client.accounts).toEqual(['0xb'])
})

test('a tab with another session ignores the updates', async () => {
  const [here, there] = [openTab(), openTab('another')]
  here.start()
  there.start()
  here.hearChain(10)
  await expect.poll(there.messages).toBe(1)
  expect(there.told).toEqual([])
})

test('an update that every tab receives is reported once, and does not undo a later one', async () => {
  const [here, there] = [openTab(), openTab()]
  here.start()
  there.start()
  here.hearChain(10)
  await expect.poll(() => there.client.chainId).toBe(10)
  // The visitor switches here at the moment when the same update arrives from the phone.
  there.hearChain(10)
  here.hearChain(1)
  await expect.poll(() => there.client.chainId).toBe(1)
  // Messages of one tab arrive in order, so a message that this tab had sent back would come before this one.
  there.hearAccount('0xb')
  await expect.poll(() => here.client.accounts).toEqual(['0xb'])
  expect([here.client.chainId, there.client.chainId]).toEqual([1, 1])
  expect(here.told).toEqual(['0xa on 10', '0xa on 1', '0xb on 1'])
})
