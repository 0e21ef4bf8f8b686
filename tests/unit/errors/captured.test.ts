import {
  ChainNotConfiguredError,
  ConnectorAlreadyConnectedError,
  ConnectorNotConnectedError,
  ProviderNotFoundError,
  SwitchChainNotSupportedError,
} from '@wagmi/core'
import {
  createPublicClient,
  createWalletClient,
  custom,
  http,
  SwitchChainError,
  TimeoutError,
  UnknownRpcError,
  UserRejectedRequestError,
} from 'viem'
import { expect, test } from 'vitest'
import { classifyFailure } from '../../../src/errors/classifyFailure'
import type { FailureClass } from '../../../src/errors/Failure'

/** An error as a wallet's provider throws it. @see EIP-1193 */
const walletError = (code: number, message: string) =>
  Object.assign(new Error(message), { code })

const unknownChain = 'Unrecognized chain ID "0xa".'
const advice = 'Try adding the chain using wallet_addEthereumChain first.'

/** Returns the error that the installed viem makes from what a wallet throws. */
const throughViem = (thrown: unknown): Promise<unknown> =>
  createWalletClient({
    transport: custom(
      { request: () => Promise.reject(thrown) },
      { retryCount: 0 },
    ),
  })
    .request({ method: 'eth_requestAccounts' })
    .catch((error: unknown) => error)

/** Nothing may listen on this port. */
const nowhere = http('http://127.0.0.1:1', { retryCount: 0 })

/** A title, an error, its class, and the wallet's code if there is one. */
type Row = readonly [string, unknown, FailureClass, number?]

/** Errors of the installed viem, whose wallet throws the codes that EIP-1193 allows, or whose node does not answer. */
const viem: readonly Row[] = [
  ...(await Promise.all(
    (
      [
        [4001, 'rejected'],
        [-32002, 'already-pending'],
        [4100, 'connection-lost'],
        [4900, 'connection-lost'],
        [4901, 'connection-lost'],
        [4902, 'chain-unknown'],
        [4200, 'unknown'],
        [-32603, 'unknown'],
      ] as const
    ).map(async ([code, found]): Promise<Row> => {
      const thrown = await throughViem(walletError(code, 'No words.'))
      return [`code ${code}`, thrown, found, code]
    }),
  )),
  ['a wallet that throws a text', await throughViem('nope'), 'unknown'],
  [
    'a node that is not there',
    await createPublicClient({ transport: nowhere })
      .getBlockNumber()
      .catch((error: unknown) => error),
    'unknown',
  ],
  [
    'a node that hangs',
    new TimeoutError({ body: {}, url: 'http://node' }),
    'timed-out',
  ],
  [
    'a socket that is not there',
    new UnknownRpcError(new Error('connect ECONNREFUSED 127.0.0.1:1')),
    'unknown',
  ],
]

/**
 * Errors of the installed wagmi, as `connect`, `switchChain`, `signMessage` and `sendTransaction` throw them with its
 * injected connector, over a provider that throws the innermost error of each row.
 */
const wagmi: readonly Row[] = [
  ['a connection that breaks', walletError(-32603, 'boom'), 'unknown', -32603],
  ['no provider', new ProviderNotFoundError(), 'not-installed'],
  ['a second connection', new ConnectorAlreadyConnectedError(), 'unknown'],
  [
    'a chain that is not configured',
    new SwitchChainError(new ChainNotConfiguredError()),
    'chain-unsupported',
  ],
  [
    'a chain that is neither known nor added',
    new UserRejectedRequestError(walletError(4902, unknownChain)),
    'chain-unknown',
    4902,
  ],
  [
    'a chain that is not known, in words',
    new SwitchChainError(walletError(-32603, `${unknownChain} ${advice}`)),
    'chain-unknown',
    -32603,
  ],
  [
    'a switch that there is no method for',
    new SwitchChainError(
      walletError(
        -32601,
        'The method "wallet_switchEthereumChain" does not exist / is not available.',
      ),
    ),
    'chain-unsupported',
    -32601,
  ],
  ['nobody is connected', new ConnectorNotConnectedError(), 'connection-lost'],
  [
    'a wallet that cannot switch',
    // Only the name is in the message.
    new SwitchChainNotSupportedError({ connector: Object({ name: 'Acme' }) }),
    'chain-unsupported',
  ],
]

const sources = { viem, wagmi }

for (const [source, rows] of Object.entries(sources))
  for (const [what, thrown, found, code] of rows)
    test(`an error of ${source}: ${what}`, () => {
      expect(classifyFailure(thrown)).toEqual(
        code === undefined ? { class: found } : { class: found, code },
      )
    })
