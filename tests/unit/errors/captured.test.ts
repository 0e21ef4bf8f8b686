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

const refusal = walletError(4001, 'User rejected the request.')
const unknownChain = 'Unrecognized chain ID "0xa".'
const advice = 'Try adding the chain using wallet_addEthereumChain first.'

/** MetaMask's answer to a request of a kind that it already shows. */
const pending = (method: string) =>
  walletError(
    -32002,
    `Request of type '${method}' already pending for origin https://shop.example. Please wait.`,
  )

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

/**
 * A title, an error, its class, and the wallet's code if there is one. `switch` marks a failed switch, because wagmi
 * wraps its error.
 */
type Row = readonly [string, unknown, FailureClass, number?, 'switch'?]

/** Errors of MetaMask 13.5, by itself or through the installed wagmi. */
const metaMask: readonly Row[] = [
  [
    'connecting, adding or switching is declined',
    new UserRejectedRequestError(refusal),
    'rejected',
    4001,
  ],
  [
    'connecting while the window is open',
    pending('wallet_requestPermissions'),
    'already-pending',
    -32002,
  ],
  [
    'a network is unknown, before wagmi adds it',
    walletError(4902, `${unknownChain} ${advice}`),
    'chain-unknown',
    4902,
  ],
  [
    'adding a network while the window is open',
    new UserRejectedRequestError(pending('wallet_addEthereumChain')),
    'already-pending',
    -32002,
  ],
  [
    'a network is not fit to be added',
    new UserRejectedRequestError(
      walletError(
        -32602,
        "Expected an array with at least one valid string HTTPS url 'rpcUrls'.",
      ),
    ),
    'chain-unsupported',
    -32602,
    'switch',
  ],
  [
    'switching while the window is open',
    new SwitchChainError(pending('wallet_switchEthereumChain')),
    'already-pending',
    -32002,
  ],
  ...['Message', 'Tx'].map(
    (what): Row => [
      `a signature is declined: ${what}`,
      walletError(4001, `MetaMask ${what} Signature: User denied signature.`),
      'rejected',
      4001,
    ],
  ),
  [
    'an account signs that the page may not use',
    walletError(
      4100,
      'The requested account and/or method has not been authorized by the user.',
    ),
    'connection-lost',
    4100,
  ],
  [
    'a transaction costs more than there is',
    walletError(-32003, 'Insufficient funds for gas * price + value'),
    'unknown',
    -32003,
  ],
]

/**
 * Errors of @walletconnect/ethereum-provider 2.21.8, captured with the relay and the wallet of `tests/fixtures/relay`:
 * the wallet refuses, receives a method that it did not approve, or deletes the session, or the code expires.
 */
const walletConnect: readonly Row[] = [
  ['a refusal to connect', new Error('User rejected.'), 'rejected'],
  [
    'a refusal to switch or sign',
    { message: 'User rejected.', code: 5000 },
    'rejected',
    5000,
  ],
  [
    'a method that was not approved',
    new Error('Missing or invalid. request() method: eth_signTransaction'),
    'unknown',
  ],
  [
    'a session that the wallet has left',
    new Error('Please call connect() before request()'),
    'connection-lost',
  ],
  ['a code that expired', new Error('Proposal expired'), 'timed-out'],
]

/** Errors of @safe-global/safe-apps-provider 0.18.6, whose parent answers like a Safe whose owner refuses. */
const safe: readonly Row[] = [
  ['a refusal', new Error('Transaction was rejected'), 'rejected'],
  [
    'a refusal, through viem',
    await throughViem(new Error('Transaction was rejected')),
    'rejected',
  ],
  [
    'a switch',
    new Error('"wallet_switchEthereumChain" not implemented'),
    'chain-unsupported',
  ],
]

/** Errors of @coinbase/wallet-sdk 4.4.0, whose popup reports that it is unloaded. */
const coinbase: readonly Row[] = [
  [
    'a popup that was closed',
    { message: 'Request rejected', code: 4001 },
    'rejected',
    4001,
  ],
  [
    'nobody is connected',
    {
      message: "Must call 'eth_requestAccounts' before other methods",
      code: 4100,
    },
    'connection-lost',
    4100,
  ],
  [
    'an unknown method',
    {
      message:
        'The requested method is not supported by this Ethereum provider.',
      code: 4200,
    },
    'unknown',
    4200,
  ],
]

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

const sources = { metaMask, walletConnect, safe, coinbase, viem, wagmi }

for (const [source, rows] of Object.entries(sources))
  for (const [what, thrown, found, code, request] of rows)
    test(`an error of ${source}: ${what}`, () => {
      expect(classifyFailure(thrown, request)).toEqual(
        code === undefined ? { class: found } : { class: found, code },
      )
    })
