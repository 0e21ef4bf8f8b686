import { afterEach, expect, test } from 'vitest'
import { joinKit } from '../../../src/host/federation/joinKit'
import { page } from '../../../src/host/page'

afterEach(() => {
  Reflect.deleteProperty(globalThis, Symbol.for('walletdock.host.3'))
})

const useState = () => {}
const made = { ConnectButton: 'made' }

/** A page whose kit has opened a remote, which runs on a React with this `useState`. */
function aPage() {
  const modules: Record<string, object> = {
    './ConnectButton': { ConnectButton: 'own' },
    './mount': { forReact: async () => made },
  }
  const remote = {
    ...{ base: 'https://wallet.example/', useState, users: 1, served: false },
    container: { get: async (name: string) => () => modules[name] },
  }
  const { owners, remotes } = page()
  owners.set('walletdock', remote.base)
  // The remote has only the fields that are read here.
  remotes.set(remote.base, Promise.resolve(remote) as never)
  return remote
}

/** A share scope as webpack writes it. */
const scopeOf = (react: object) =>
  ({
    react: { '19.3.1': { get: async () => () => react, from: 'shop' } },
  }) as never

test('joinKit returns undefined if the kit has opened no remote', async () => {
  expect(await joinKit()).toBeUndefined()
  page()
  expect(await joinKit()).toBeUndefined()
})

test('joinKit returns undefined if the remote of the kit has failed', async () => {
  const { base } = aPage()
  page().remotes.set(base, Promise.reject(new Error('down')))
  expect(await joinKit()).toBeUndefined()
})

test('joinKit returns the modules of the kit’s remote, made for the part’s React if the remote runs on another one', async () => {
  const remote = aPage()
  const same = await joinKit()
  same?.init(scopeOf({ useState }))
  expect((await same?.get('./ConnectButton'))?.()).toEqual({
    ConnectButton: 'own',
  })
  const other = await joinKit()
  other?.init(scopeOf({ useState() {} }))
  expect((await other?.get('./ConnectButton'))?.()).toBe(made)
  expect(remote).toMatchObject({ users: 3, served: true })
})

test('joinKit refuses a part without React, except for the modules that need none', async () => {
  aPage()
  const joined = await joinKit()
  joined?.init({})
  await expect(joined?.get('./ConnectButton')).rejects.toMatch(
    'runs on this page already',
  )
  expect((await joined?.get('./mount'))?.()).toHaveProperty('forReact')
})
