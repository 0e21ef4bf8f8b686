import { expect, onTestFinished, test } from 'vitest'
import { dockOf } from '../../../src/app/dockOf'
import { mount } from '../../../src/app/react/mount'
import { install } from '../engine/startEngine'
import { config, connect } from './aPage'

const here = '0x14dC79964da2C08b23698B3D3cc7Ca32193d9955'
const other = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
/** The same, with its last letter in the wrong size. */
const wrong = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293Bc'

test('a page says which account it needs while the wallet has another, and no more once it has that one', async () => {
  const wallet = install({ address: here })
  const expects = other
  const place = document.body.appendChild(document.createElement('div'))
  const { getSnapshot, unmount } = mount(place, { ...config, expects })
  onTestFinished(() => {
    unmount()
    place.remove()
  })
  expect(getSnapshot().expects).toBeUndefined()
  await connect({ expects })
  expect(getSnapshot()).toMatchObject({ address: here, expects: other })
  wallet.switchAccount(other)
  await expect.poll(() => getSnapshot().address).toBe(other)
  expect(getSnapshot().expects).toBeUndefined()
})

test('small letters are the same account', async () => {
  install({ address: here })
  // An address stays one in small letters.
  const expects = here.toLowerCase() as typeof here
  const { getSnapshot } = await connect({ expects })
  expect(getSnapshot().expects).toBeUndefined()
})

test.each([
  [other, undefined],
  [other.toLowerCase(), undefined],
  [wrong, `The address "${wrong}" in \`expects\` has a wrong checksum.`],
  ['0x3C44', '`expects` is no address: "0x3C44".'],
  ['ada.eth', '`expects` is no address: "ada.eth".'],
  [7, '`expects` is no address: "7".'],
])('an account is checked when the page is set up: %s', async (given, told) => {
  // As plain JavaScript may write it.
  const { checked } = dockOf({ ...config, expects: given as typeof other })
  if (!told) return await expect(checked).resolves.toBeUndefined()
  await expect(checked).rejects.toMatchObject({
    name: 'ConfigurationError',
    message: expect.stringContaining(told),
  })
})

test('a page that needs none fetches nothing for it', () => {
  expect(dockOf(config).checked).toBeUndefined()
})
