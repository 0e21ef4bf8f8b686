import { expect, onTestFinished, test, vi } from 'vitest'
import { removeDock } from '../../../../src/app/currentDock'
import { pageStorage } from '../../../../src/platform/storage/storage'
import { hasStoredSession } from '../../../../src/platform/storage/storedSession'
import { dockOf } from '../../../../src/remote/page/dockOf'
import { getProvider, mount } from '../../../../src/remote/page/mount'
import { choose, config, mountPage } from '../../app/aPage'
import { account, installBatchWallet } from '../../engine/batchWallet'
import { installPromptWallet } from '../../engine/promptWallet'
import { address, install, otherAddress } from '../../engine/startEngine'
import { aWagmi, connectedProvider, openProvider } from './openProvider'

test('the page has one provider, wherever it is read', () => {
  const mounted = mountPage()
  const { provider } = mounted
  expect(mounted.getSnapshot().provider).toBe(provider)
  expect(mountPage().provider).toBe(provider)
  expect(getProvider(config)).toBe(provider)
})

test('switching follows the page’s chains and is confirmed by the wallet', async () => {
  const wallet = install()
  const { ask, dock, getSnapshot, heard } = await connectedProvider()
  const switchTo = (chainId: string) =>
    ask('wallet_switchEthereumChain', { chainId })
  heard.splice(0)
  expect(await switchTo('0x2105')).toBe(null)
  expect(heard).toEqual([])
  expect(await switchTo('0xa')).toBe(null)
  expect(heard).toEqual(['chainChanged "0xa"'])
  expect(getSnapshot().chain?.id).toBe(10)
  await expect(switchTo('0x1')).rejects.toMatchObject({
    code: 4901,
    data: { class: 'chain-unsupported' },
  })
  // Libraries try chains, and the visitor has not asked for any.
  expect(dock.session.getState().notice).toBeUndefined()
  wallet.answerNext('reject')
  await expect(switchTo('0x2105')).rejects.toMatchObject({ code: 4001 })
  expect(await ask('eth_chainId')).toBe('0xa')
})

test.each([[undefined], [{}], [{ chainId: 'base' }], [{ chainId: null }]])(
  'a switch to %j is rejected without a request to the wallet',
  async (params) => {
    const wallet = install()
    const { ask } = await connectedProvider()
    await expect(
      ask('wallet_switchEthereumChain', params),
    ).rejects.toMatchObject({
      code: -32602,
      message: expect.stringContaining('`chainId` is not a number'),
    })
    expect(wallet.asked).not.toContain('wallet_switchEthereumChain')
  },
)

test('a chain that the wallet does not know is offered to it, and refusing that has the code 4001', async () => {
  const wallet = install({ rpcUrls: { 8453: String(config.rpcUrls?.[8453]) } })
  const { ask } = await connectedProvider()
  const chainId = '0xa'
  wallet.answerNext('reject')
  await expect(
    ask('wallet_switchEthereumChain', { chainId }),
  ).rejects.toMatchObject({ code: 4001 })
  expect(wallet.asked).toContain('wallet_addEthereumChain')
  expect(await ask('wallet_switchEthereumChain', { chainId })).toBe(null)
  expect(await ask('eth_chainId')).toBe(chainId)
})

test('the provider follows the account, the chain and the end of the session', async () => {
  const wallet = install()
  const { ask, dock, heard } = await connectedProvider()
  heard.splice(0)
  wallet.switchAccount(otherAddress)
  await expect
    .poll(() => heard)
    .toEqual([`accountsChanged ["${otherAddress}"]`])
  wallet.switchChain(10)
  await expect.poll(() => heard.at(-1)).toBe('chainChanged "0xa"')
  heard.splice(0)
  dock.session.send({ type: 'DISCONNECT' })
  await expect
    .poll(() => heard)
    .toEqual(['disconnect 4900', 'chainChanged "0x2105"', 'accountsChanged []'])
  await expect(ask('personal_sign', '0x00', address)).rejects.toMatchObject({
    code: 4900,
  })
})

test('revoking the permissions ends the session as a disconnect does', async () => {
  const wallet = install()
  const { ask, getSnapshot } = await connectedProvider()
  expect(await ask('wallet_revokePermissions', { eth_accounts: {} })).toBe(null)
  expect(getSnapshot().status).toBe('disconnected')
  expect(wallet.asked).toContain('wallet_revokePermissions')
  expect(hasStoredSession(pageStorage)).toBe(false)
})

test('if several wallets are connected, the provider is the active one’s', async () => {
  const prompt = installPromptWallet()
  install()
  const { ask, dock, getSnapshot, heard } = await connectedProvider({
    severalWallets: true,
  })
  dock.session.send({ type: 'OPEN', dialog: 'connect' })
  const wallet = dock.wallets.get()?.find(prompt.rdns)
  if (!wallet) throw new Error('The second wallet is not listed.')
  dock.session.send({ type: 'CHOOSE', wallet })
  await expect.poll(() => prompt.prompts.length).toBe(1)
  prompt.prompts[0]?.approve()
  await expect.poll(() => getSnapshot().connector?.id).toBe(prompt.rdns)
  expect(await ask('personal_sign', '0x00', address)).toBe(null)
  expect(prompt.asked).toContain('personal_sign')
  await getSnapshot().setActive('acme')
  expect(await ask('personal_sign', '0x00', address)).toMatch(/^0x/)
  expect(heard.filter((each) => each.startsWith('disconnect'))).toEqual([])
})

test('an error of a listener is reported, and the other listeners and the session continue', async () => {
  install()
  const thrown: unknown[] = []
  // Errors of listeners are thrown in microtasks, where the test runner would see them.
  vi.spyOn(globalThis, 'queueMicrotask').mockImplementation((call) => {
    Promise.resolve()
      .then(call)
      .catch((error: unknown) => thrown.push(error))
  })
  const mistake = new Error('A mistake of the host.')
  const { provider, heard, getSnapshot } = await openProvider()
  const fail = () => {
    throw mistake
  }
  provider.on('connect', fail)
  const { accounts } = await connectedProvider()
  expect(accounts).toEqual([address])
  expect(thrown).toContain(mistake)
  expect(heard.at(-1)).toBe(`accountsChanged ["${address}"]`)
  expect(getSnapshot().status).toBe('connected')
  // This provider also follows the pages of later tests.
  provider.removeListener('connect', fail)
})

test('while a session is restored, the stored account and chain are known, and requests to the wallet wait for it', async () => {
  const wallet = install({ chainId: 10 })
  const before = await connectedProvider()
  await before.provider.request({ method: 'eth_chainId' })
  await expect
    .poll(() => localStorage.getItem('walletdock.store'))
    .toContain(address)
  before.dock.end()
  removeDock(before.dock)
  const { ask, heard } = await openProvider()
  expect(await ask('eth_accounts')).toEqual([address])
  expect(await ask('eth_chainId')).toBe('0xa')
  expect(await ask('eth_requestAccounts')).toEqual([address])
  expect(await ask('personal_sign', '0x00', address)).toMatch(/^0x/)
  expect(heard).toEqual(['connect {"chainId":"0xa"}'])
  expect(wallet.asked).toContain('personal_sign')
})

test('calls that belong together are sent and followed through the wallet', async () => {
  const wallet = installBatchWallet({
    can: { atomic: { status: 'supported' } },
  })
  const { ask } = await connectedProvider({}, wallet.rdns)
  expect(await ask('wallet_getCapabilities', account)).toHaveProperty('0x2105')
  const calls = [1, 2].map((value) => ({
    to: otherAddress,
    value: `0x${value}`,
  }))
  const batch = { version: '2.0.0', chainId: '0x2105', from: account, calls }
  const sent = await ask<{ id: string }>('wallet_sendCalls', batch)
  await expect
    .poll(() => ask('wallet_getCallsStatus', sent.id))
    .toMatchObject({ status: 200 })
})

test('a page that remounts with another wagmi config keeps its provider', async () => {
  install()
  const place = document.createElement('div')
  const first = mount(place, { ...config, wagmi: aWagmi() })
  const { provider } = first
  await provider.request({ method: 'eth_accounts' })
  first.unmount()
  const second = mount(place, { ...config, wagmi: aWagmi() })
  onTestFinished(() => second.unmount())
  expect(second.provider).toBe(provider)
  const { dialog } = dockOf(config).session.getState()
  expect(dialog).toBeUndefined()
  const connecting = provider.request({ method: 'eth_requestAccounts' })
  await expect
    .poll(() => dockOf(config).session.getState().dialog?.name)
    .toBe('connect')
  await dockOf(config).wallets.load()
  choose(dockOf(config))
  expect(await connecting).toEqual([address])
  expect(
    await provider.request({
      method: 'personal_sign',
      params: ['0x00', address],
    }),
  ).toMatch(/^0x/)
})
