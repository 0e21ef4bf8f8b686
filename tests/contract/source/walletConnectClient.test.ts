import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import type { ReplacedMethods } from '../../../src/wallet/engine/walletConnect/replaceMethod'
import { startNodeClient } from '../../fixtures/relay/nodeClient'

const root = path.join(import.meta.dirname, '../../..')
const room = 'src/wallet/engine/walletConnect'

/** The version in which we have read how the client uses the methods that we replace. */
const readIn = '2.21.8'

/** The replaced methods, each with the loss for visitors without it, and the test that shows the loss. */
const replacedMethods: Record<
  keyof ReplacedMethods,
  {
    readonly parameters: number
    readonly loss: string
    readonly shownBy: string
  }
> = {
  'signer.cleanupPendingPairings': {
    parameters: 0,
    loss: 'After a reload while a wallet’s app was open, the page would not receive the answer of the app.',
    shownBy: 'unit/engine/walletConnect',
  },
  'signer.client.connect': {
    parameters: 1,
    loss: 'After a reload while a wallet’s app was open, the visitor would have to confirm again, with a new code.',
    shownBy: 'unit/engine/walletConnect',
  },
  'signer.client.core.relayer.connect': {
    parameters: 1,
    loss: 'Pages would keep their connection for ever, and open hundreds per second if the relay is out of reach, at the cost of a phone’s battery.',
    shownBy: 'component/engine/relaySockets',
  },
  'signer.client.core.relayer.request': {
    parameters: 1,
    loss: 'While the relay is out of reach, a site that shows its error page after an uncaught error would replace the visitor’s page.',
    shownBy: 'component/engine/relaySockets',
  },
  'signer.client.engine.isValidDisconnect': {
    parameters: 1,
    loss: 'If the phone ends a session while the page starts, a site that shows its error page after an uncaught error would replace the visitor’s page.',
    shownBy: 'e2e/relayFaults',
  },
}

describe(`WalletConnect's client ${readIn}`, () => {
  test.each([
    'core',
    'ethereum-provider',
    'sign-client',
    'types',
    'universal-provider',
    'utils',
  ])('@walletconnect/%s is installed in the version that was read', (name) => {
    const file = `node_modules/@walletconnect/${name}/package.json`
    const { version } = JSON.parse(readFileSync(path.join(root, file), 'utf8'))
    expect(
      version,
      `${room} replaces methods of @walletconnect/${name} ${readIn}, and ${version} is installed. Read in its sources whether they still do the same, and then change this version.`,
    ).toBe(readIn)
  })

  test('has the methods that we replace, with these numbers of parameters', async () => {
    const { provider } = await startNodeClient()
    for (const [path, { parameters }] of Object.entries(replacedMethods))
      expect(parametersOf(provider, path), path).toBe(parameters)
  })

  test('is changed by `replaceMethod` alone, and our code reaches nothing that its types hide', () => {
    const found = [
      ...readdirSync(path.join(root, room)),
      '../kinds/walletConnect.ts',
    ]
      .filter((file) => file !== 'replaceMethod.ts')
      .flatMap((file) => {
        const source = readFileSync(path.join(root, room, file), 'utf8')
        const tricks = source.match(waysAround) ?? []
        return tricks.map((trick) => `${file}: ${trick}`)
      })
    expect(found).toEqual([
      // wagmi's types do not declare the provider.
      'walletConnectProvider.ts: as WalletConnectProvider',
      // The SDK's dialog is a public field.
      '../kinds/walletConnect.ts: provider.modal = undefined',
      '../kinds/walletConnect.ts: provider.modal = own.modal',
    ])
  })
})

/** Casts, reflection and keys in brackets, which reach private members, and assignments to members, except listeners. */
const waysAround =
  /\bas (?!Value\b)(?:unknown|never|[A-Z{])\w*|Reflect\.(?!deleteProperty)\w+|Object\.(?:assign|defineProperty)|\b[a-z]\w*\[['"`]\w+['"`]\]|(?<=^ *)[\w.]+\.(?!on[a-z]+\b)\w+ = [^\n]*/gm

/** Returns the number of parameters of a method of the client. */
function parametersOf(client: object, method: string): unknown {
  const value = method
    .split('.')
    .reduce<unknown>((part, name) => Object(part)[name], client)
  return typeof value === 'function' ? value.length : undefined
}
