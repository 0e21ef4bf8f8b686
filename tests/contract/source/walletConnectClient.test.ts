import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { startNodeClient } from '../../fixtures/relay/nodeClient'

const root = path.join(import.meta.dirname, '../../..')
const room = 'src/wallet/engine/walletConnect'

/** The version in which we have read how the client uses the members below. */
const readIn = '2.21.8'

/** The private members that our code calls or replaces, by file. A number says how many parameters a function has. */
const members = {
  'endSession.ts': {
    'signer.client.engine.sendRequest': 1,
    'signer.cleanup': 0,
    reset: 0,
  },
  'patchEngine.ts': {
    'signer.client.engine.isValidDisconnect': 1,
    'signer.client.engine.isValidEmit': 1,
    'signer.client.engine.isValidPing': 1,
    'signer.client.engine.isValidUpdate': 1,
    'signer.client.engine.deleteSession': 1,
  },
  'patchRelayer.ts': {
    'signer.client.core.relayer.connect': 1,
    'signer.client.core.relayer.reconnectInProgress': 'Boolean',
    'signer.client.core.relayer.publisher.queue': 'Map',
    'signer.client.core.relayer.publisher.checkQueue': 0,
    'signer.client.core.relayer.publisher.rpcPublish': 2,
    'signer.client.core.relayer.subscriber.checkPending': 0,
  },
  'replayMessage.ts': { 'signer.client.engine.onRelayMessage': 1 },
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
      `${room} uses private members of @walletconnect/${name} ${readIn}, and ${version} is installed. Read in its sources whether they still do the same, and then change this version.`,
    ).toBe(readIn)
  })

  test.each(Object.entries(members))(
    'has the private members that %s uses',
    async (file, wanted) => {
      const { provider } = await startNodeClient()
      const found = Object.keys(wanted).map((key) => [
        key,
        shapeOf(provider, key),
      ])
      expect(
        Object.fromEntries(found),
        `${room}/${file} uses private members that the installed client does not have in this form.`,
      ).toEqual(wanted)
    },
  )

  test('the list in this test names every file that uses private members', () => {
    const users = readdirSync(path.join(root, room)).filter((file) =>
      readFileSync(path.join(root, room, file), 'utf8').includes(
        "from './withPrivate'",
      ),
    )
    expect(users.sort()).toEqual(Object.keys(members))
  })
})

/** Returns the number of parameters of a function, or the class of an object. */
function shapeOf(client: object, key: string): unknown {
  const value = key
    .split('.')
    .reduce<unknown>((part, name) => Object(part)[name], client)
  return typeof value === 'function'
    ? value.length
    : Object(value).constructor.name
}
