// Acts with each library through a page's provider. The guide's table creates the libraries' clients.
import { verifyMessage, verifyTypedData } from 'viem'
import { base } from 'viem/chains'
import * as wagmi2 from 'wagmi2'
import * as wagmi3 from 'wagmi3'
import { clients } from './clients.js'

const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const message = 'Hello'
const typed = {
  domain: { name: 'Shop', chainId: 8453 },
  types: { Order: [{ name: 'apples', type: 'uint256' }] },
  primaryType: 'Order',
  message: { apples: '3' },
}
const domainType = [
  { name: 'name', type: 'string' },
  { name: 'chainId', type: 'uint256' },
]
/** As a wallet receives it. */
const wholeTyped = {
  ...typed,
  types: { ...typed.types, EIP712Domain: domainType },
}
const second = '0xa'
const calls = [1, 2].map((value) => ({ to, value: `0x${value}` }))
const batch = (from) => ({
  version: '2.0.0',
  chainId: '0x2105',
  atomicRequired: false,
  from,
  calls,
})

/** The actions of a library without functions for wallets. */
const byRequest = (send) => ({
  batch: (account) => send('wallet_sendCalls', [batch(account)]),
  switch: () => send('wallet_switchEthereumChain', [{ chainId: second }]),
})

function withWagmi(wagmi) {
  return (config) => ({
    connect: async () => {
      const [connector] = config.connectors
      return (await wagmi.connect(config, { connector })).accounts[0]
    },
    message: () => wagmi.signMessage(config, { message }),
    typed: () => wagmi.signTypedData(config, typed),
    send: () => wagmi.sendTransaction(config, { to, value: 1n }),
    batch: () =>
      wagmi.sendCalls(config, {
        calls: [1n, 2n].map((value) => ({ to, value })),
      }),
    switch: () => wagmi.switchChain(config, { chainId: 10 }),
  })
}

/** The actions of each library, by its name in the guide. */
const actions = {
  'ethers 6': (browser) => ({
    connect: async () => (await browser.getSigner()).address,
    message: async () => (await browser.getSigner()).signMessage(message),
    typed: async () =>
      (await browser.getSigner()).signTypedData(
        typed.domain,
        typed.types,
        typed.message,
      ),
    send: async () =>
      (await (await browser.getSigner()).sendTransaction({ to, value: 1n }))
        .hash,
    ...byRequest((method, params) => browser.send(method, params)),
  }),
  viem: (client) => ({
    connect: async () => (await client.requestAddresses())[0],
    message: (account) => client.signMessage({ account, message }),
    typed: (account) => client.signTypedData({ account, ...typed }),
    send: (account) =>
      client.sendTransaction({ account, chain: base, to, value: 1n }),
    batch: (account) =>
      client.sendCalls({
        account,
        chain: base,
        calls: [1n, 2n].map((value) => ({ to, value })),
      }),
    switch: () => client.switchChain({ id: 10 }),
  }),
  'web3.js 4': (web3) => ({
    connect: async () => (await web3.eth.requestAccounts())[0],
    message: (account) => web3.eth.personal.sign(message, account, ''),
    typed: (account) => web3.eth.signTypedData(account, wholeTyped),
    send: async (from) =>
      (await web3.eth.sendTransaction({ from, to, value: '1' }))
        .transactionHash,
    ...byRequest((method, params) =>
      web3.requestManager.send({ method, params }),
    ),
  }),
  'wagmi 2': withWagmi(wagmi2),
  'wagmi 3': withWagmi(wagmi3),
  'no library': (provider) => {
    const send = (method, params) => provider.request({ method, params })
    return {
      connect: async () => (await send('eth_requestAccounts'))[0],
      message: (account) => send('personal_sign', ['0x48656c6c6f', account]),
      typed: (account) => send('eth_signTypedData_v4', [account, wholeTyped]),
      send: (from) => send('eth_sendTransaction', [{ from, to, value: '0x1' }]),
      ...byRequest(send),
    }
  },
}

export const names = Object.keys(actions)

/** Creates a library's client, and connects the visitor. @returns the address */
export async function start(name, provider) {
  globalThis.acting = actions[name](await clients[name](provider))
  return acting.connect()
}

/**
 * Takes an action of the client, and checks the result.
 * @returns the signer of a signature, or the hash, the id of the batch or the new chain
 */
export async function act(action, provider, address) {
  const result = await acting[action](address)
  const signature = result
  if (action === 'message')
    return verifyMessage({ address, message, signature })
  if (action === 'typed')
    return verifyTypedData({ address, ...typed, signature })
  if (action === 'switch')
    return (await provider.request({ method: 'eth_chainId' })) === second
  return /^0x[\da-f]{32,}$/i.test(result.id ?? result)
}
