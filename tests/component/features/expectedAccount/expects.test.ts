import { expect, test } from 'vitest'
import { key } from '../../../../src/app/currentDock'
import { dockOf } from '../../../../src/remote/page/dockOf'
import { config, connect, mountPage } from '../../app/aPage'
import { install } from '../../engine/startEngine'

const here = '0x14dC79964da2C08b23698B3D3cc7Ca32193d9955'
const other = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
/** The same address, but the last letter has the wrong case. */
const wrong = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293Bc'

test('`expects` is set while the wallet has another account, and undefined once the wallet has that account', async () => {
  const wallet = install({ address: here })
  const expects = other
  const { getSnapshot } = mountPage({ expects })
  expect(getSnapshot().expects).toBeUndefined()
  await connect({ expects })
  expect(getSnapshot()).toMatchObject({ address: here, expects: other })
  wallet.switchAccount(other)
  await expect.poll(() => getSnapshot().address).toBe(other)
  expect(getSnapshot().expects).toBeUndefined()
})

test('an expected account in lower case equals the connected one', async () => {
  install({ address: here })
  // toLowerCase loses the type of an address.
  const expects = here.toLowerCase() as typeof here
  const { getSnapshot } = await connect({ expects })
  expect(getSnapshot().expects).toBeUndefined()
})

test('the configuration checks the checksum of the expected account', async () => {
  await dockOf({ ...config, expects: other }).checked
  Reflect.deleteProperty(globalThis, key)
  const { checked } = dockOf({ ...config, expects: wrong })
  await expect(checked).rejects.toMatchObject({
    name: 'ConfigurationError',
    message: expect.stringContaining(
      `The address "${wrong}" in \`expects\` has an invalid checksum.`,
    ),
  })
})

test.each(['ada.eth', 7])('`expects` is not an address: %s', async (given) => {
  // Plain JavaScript can pass any value.
  const expects = given as unknown as typeof other
  await expect(dockOf({ ...config, expects }).checked).rejects.toThrow(
    `\`expects\` is not an address: "${given}".`,
  )
})

test('a page without `expects` loads no check', () => {
  expect(dockOf(config).checked).toBeUndefined()
})
