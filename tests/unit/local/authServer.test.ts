import { createServer } from 'node:http'
import {
  concatHex,
  getCreate2Address,
  type Hex,
  hashMessage,
  pad,
  serializeErc6492Signature,
  toHex,
} from 'viem'
import { createSiweMessage } from 'viem/siwe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAuthServer } from '../../../host-example/local/authServer'
import {
  type Chain,
  startChain,
  testAddress,
} from '../../../host-example/local/chain'
import { close, listen } from '../../../host-example/local/ports'
import { resultFrom } from '../../fixtures/chain/askChain'
import {
  safeContract,
  safeDeployment,
  safeMessage,
} from '../../fixtures/wallets/safe/safeContract'

/** Accounts whose keys the chain holds. */
const owner = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const stranger = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const chainId = 8453
/** A contract that deploys other contracts, which local chains contain from the start. @see EIP-1014 */
const factory = '0x4e59b44847b379578588920cA78FbF26c0B4956C'
const salt = pad('0x1')

const deployed: Hex = '0x5aFE000000000000000000000000000000000001'
const expected = getCreate2Address({
  from: factory,
  salt,
  bytecode: safeDeployment(owner),
})

let chain: Chain
let url: string
const server = createServer()
beforeAll(async () => {
  // Blocks are mined only when a test requests one, because anvil answers about 1 % of calls wrongly while it mines.
  chain = await startChain({ chainId, blockTimeMs: 3_600_000 })
  const auth = createAuthServer({ [chainId]: chain.url })
  server.on('request', (request, response) => auth.handle(request, response))
  url = await listen(server, 0)
  await resultFrom(chain.url, 'anvil_setCode', deployed, safeContract(owner))
})
afterAll(() => Promise.all([close(server), chain.stop()]))

const rpc = (method: string, ...params: readonly unknown[]) =>
  resultFrom<Hex>(chain.url, method, ...params)

/** Signs in as this account with the signature that `sign` returns. @returns whether the server accepts it */
async function enters(
  address: Hex,
  sign: (message: string) => Promise<Hex>,
  on = chainId,
): Promise<boolean> {
  const { nonce } = await (await fetch(`${url}/auth/nonce`)).json()
  const message = createSiweMessage({
    address,
    chainId: on,
    nonce,
    domain: new URL(url).host,
    uri: url,
    version: '1',
  })
  const body = JSON.stringify({ message, signature: await sign(message) })
  const answer = await fetch(`${url}/auth/verify`, { method: 'POST', body })
  const { ok } = await answer.json()
  // Only an accepted visitor receives a cookie.
  expect(answer.headers.has('set-cookie')).toBe(ok)
  return ok
}

const withKeyOf = (signer: Hex) => (message: string) =>
  rpc('personal_sign', toHex(message), signer)

/** Signs as an owner, for this Safe only. */
const forSafe = (safe: Hex, signer: Hex) => (message: string) =>
  rpc(
    'eth_signTypedData_v4',
    signer,
    safeMessage(chainId, safe, hashMessage(message)),
  )

/** Adds the deployment of the Safe to the signature. @see ERC-6492 */
const asExpected = (signer: Hex) => async (message: string) =>
  serializeErc6492Signature({
    address: factory,
    data: concatHex([salt, safeDeployment(owner)]),
    signature: await forSafe(expected, signer)(message),
  })

test('an account signs in with its own key', async () => {
  expect(await enters(testAddress, withKeyOf(testAddress))).toBe(true)
  expect(await enters(testAddress, withKeyOf(stranger))).toBe(false)
})

test('a contract that is not deployed yet signs in with its deployment data (ERC-6492)', async () => {
  expect(await enters(expected, asExpected(owner))).toBe(true)
  expect(await enters(expected, asExpected(stranger))).toBe(false)
  // Without the deployment data, the server cannot validate the signature.
  expect(await enters(expected, forSafe(expected, owner))).toBe(false)
  // The deployment data deploys this contract only.
  expect(await enters(stranger, asExpected(owner))).toBe(false)
  // The server has simulated the deployment, not executed it.
  expect(await rpc('eth_getCode', expected, 'latest')).toBe('0x')
})

test('a contract signs in with both signatures once it is deployed', async () => {
  const data = concatHex([salt, safeDeployment(owner)])
  await rpc('eth_sendTransaction', { from: stranger, to: factory, data })
  await rpc('anvil_mine')
  expect(await rpc('eth_getCode', expected, 'latest')).toBe(
    safeContract(owner).toLowerCase(),
  )
  expect(await enters(expected, forSafe(expected, owner))).toBe(true)
  expect(await enters(expected, asExpected(owner))).toBe(true)
  expect(await enters(expected, asExpected(stranger))).toBe(false)
})
