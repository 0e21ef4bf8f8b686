import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { replacedMethods } from '../../../src/wallet/engine/walletConnect/replaceMethod'
import { startNodeClient } from '../../fixtures/relay/nodeClient'

const root = path.join(import.meta.dirname, '../../..')
const room = 'src/wallet/engine/walletConnect'

/** The version in which we have read how the client uses the methods that we replace. */
const readIn = '2.21.8'

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
    const paths = Object.keys(replacedMethods)
    expect(
      Object.fromEntries(
        paths.map((each) => [each, parametersOf(provider, each)]),
      ),
    ).toEqual({
      'signer.cleanupPendingPairings': 0,
      'signer.client.connect': 1,
      'signer.client.core.relayer.connect': 1,
      'signer.client.core.relayer.request': 1,
      'signer.client.engine.isValidDisconnect': 1,
    })
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
