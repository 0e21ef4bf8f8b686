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
  MethodNotSupportedRpcError,
  SwitchChainError,
  TimeoutError,
  UnknownRpcError,
  UnsupportedProviderMethodError,
  UserRejectedRequestError,
} from 'viem'
import { expect, test } from 'vitest'
import { classifyFailure } from '../../../src/errors/classifyFailure'
import type { FailureClass } from '../../../src/errors/Failure'

// Names, codes and messages alone are in `signs`.

/** An error as a wallet's provider throws it. @see EIP-1193 */
const withCode = (code: number, message = '') =>
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
      const thrown = await throughViem(withCode(code, 'No words.'))
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
    new TimeoutError({ body: {}, url: 'https://rpc.test' }),
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
  ['a connection that breaks', withCode(-32603, 'boom'), 'unknown', -32603],
  ['no provider', new ProviderNotFoundError(), 'not-installed'],
  ['a second connection', new ConnectorAlreadyConnectedError(), 'unknown'],
  [
    'a chain that is not configured',
    new SwitchChainError(new ChainNotConfiguredError()),
    'chain-unsupported',
  ],
  [
    'a chain that is neither known nor added',
    new UserRejectedRequestError(withCode(4902, unknownChain)),
    'chain-unknown',
    4902,
  ],
  [
    'a chain that is not known, in words',
    new SwitchChainError(withCode(-32603, `${unknownChain} ${advice}`)),
    'chain-unknown',
    -32603,
  ],
  [
    'a switch that there is no method for',
    new SwitchChainError(
      withCode(
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

const plain = new Error('no words that tell')
const named = (name: string, code?: number) =>
  Object.assign(new Error(''), { name, code })
const late = new TimeoutError({ body: {}, url: 'https://rpc.test' })
const blocked = new Error('Pop up window failed to open')

/** Errors of other libraries and wallets, which wrap the reason in their own ways. */
const others: readonly Row[] = [
  ['a code that is a text', { code: '4001' }, 'rejected', 4001],
  ['a code that is a word', { code: 'ACTION_REJECTED' }, 'rejected'],
  ['a code of Node', { code: 'MODULE_NOT_FOUND' }, 'sdk-missing'],
  ['a name without "Error"', named('UserRejectedRequest'), 'rejected'],
  ['a text', 'User rejected methods.', 'rejected'],
  [
    'a timeout of the browser',
    new DOMException('', 'TimeoutError'),
    'timed-out',
  ],
  [
    'storage that is forbidden',
    new DOMException('', 'SecurityError'),
    'storage-blocked',
  ],
  [
    'storage that is full',
    new DOMException('', 'QuotaExceededError'),
    'storage-blocked',
  ],
  ...[
    { cause: { code: 4902 } },
    { data: { originalError: { code: 4902 } } },
    { data: { cause: { code: 4902 } } },
    { data: { error: { code: 4902 } } },
    { data: { data: { code: 4902 } } },
    { error: { code: 4902 } },
    { info: { error: { code: 4902 } } },
    { errors: [{ code: 4902 }] },
    { data: { code: 4902 } },
    // Another cause is beside the one that names the reason.
    { data: { code: 4902, data: { chainId: '0xa' } } },
    { data: { code: 4902, originalError: {} } },
    { data: { code: 4902, cause: { stack: 'Error' } } },
    { data: { code: 4902 }, cause: '' },
    { data: { code: 4902 }, cause: {} },
    { data: { code: 4902 }, cause: { message: 'Kette unbekannt.' } },
    { data: [{ code: 4902 }] },
    { response: { error: { code: 4902 } } },
    { reason: { code: 4902 } },
    { innerError: { code: 4902 } },
    { originalError: { code: 4902 } },
    { errors: [{}, { code: 4902 }] },
  ].map((thrown): [string, unknown, FailureClass, number] => [
    JSON.stringify(thrown),
    thrown,
    'chain-unknown',
    4902,
  ]),
  [
    'a rejection whose data has further data',
    { code: -32603, data: { code: 4001, data: { method: 'eth_sign' } } },
    'rejected',
    4001,
  ],
  [
    'a rejection that only the data of the error describes',
    { code: -32603, data: { message: 'User rejected the request.' } },
    'rejected',
  ],
  [
    'an unknown chain that only the data of the error describes',
    { code: -32603, data: { message: 'Unrecognized chain ID "0xa".' } },
    'chain-unknown',
  ],
  ['a timeout in an unknown error', new UnknownRpcError(late), 'timed-out'],
  [
    'a blocked popup in an unknown error',
    new Error('Internal', { cause: blocked }),
    'popup-blocked',
  ],
  [
    'a switch for which the wallet lacks the method',
    new SwitchChainError(new UnsupportedProviderMethodError(plain)),
    'chain-unsupported',
    4200,
  ],
  [
    'a switch for which the node lacks the method',
    new SwitchChainError(new MethodNotSupportedRpcError(plain)),
    'chain-unsupported',
    -32004,
  ],
  [
    'an unknown chain within a failed switch',
    new SwitchChainError(withCode(4902)),
    'chain-unknown',
    4902,
  ],
  [
    'an unknown chain, reported by a wallet that is built on viem',
    new SwitchChainError(named('SwitchChainError', 4902)),
    'chain-unknown',
    4902,
  ],
  [
    'an unknown chain, reported by such a wallet in the format of MetaMask on phones',
    { data: { originalError: named('SwitchChainError', 4902) } },
    'chain-unknown',
    4902,
  ],
  [
    'a switch that failed for an unknown reason',
    new SwitchChainError(withCode(-32603)),
    'unknown',
    -32603,
  ],
  ['viem’s unknown error', new UnknownRpcError(plain), 'unknown'],
  ['an aborted request', new DOMException('', 'AbortError'), 'unknown'],
  ['a code that no wallet uses', { code: 18 }, 'unknown'],
  [
    'a rejection around a code that says nothing',
    new UserRejectedRequestError(withCode(-32603)),
    'rejected',
    4001,
  ],
  ['a fractional code', { code: 4001.5 }, 'unknown'],
  ['an infinite code', { code: Infinity }, 'unknown'],
  ['undefined', undefined, 'unknown'],
  ['null', null, 'unknown'],
  ['a number', 4001, 'rejected', 4001],
]

test.each([...viem, ...wagmi, ...others])(
  'classifyFailure classifies %s',
  (_, thrown, found, code) => {
    expect(classifyFailure(thrown)).toEqual(
      code === undefined ? { class: found } : { class: found, code },
    )
  },
)
