import { expect, onTestFinished, test } from 'vitest'
import { mount } from '../../../src/app/react/mount'
import { address, install } from '../engine/startEngine'
import { config, connect } from './aPage'

/** A page without React. */
function aPlace() {
  const place = document.createElement('div')
  document.body.append(place)
  onTestFinished(() => place.remove())
  const shadow = () => place.querySelector('[data-walletdock]')?.shadowRoot
  const byTestId = (id: string) =>
    shadow()?.querySelector<HTMLElement>(`[data-testid=${id}]`)
  return { place, byTestId }
}

function mountHere(...props: [Parameters<typeof mount>[2]?]) {
  const here = aPlace()
  const mounted = mount(here.place, config, ...props)
  onTestFinished(() => mounted.unmount())
  return { ...here, ...mounted }
}

test('mount renders a connect button into a page without React', async () => {
  const { byTestId, getSnapshot } = mountHere()
  await expect
    .poll(() => byTestId('wd-connect-button')?.textContent)
    .toBe('Connect wallet')
  expect(getSnapshot()).toMatchObject({
    status: 'disconnected',
    mayOpen: { connect: true },
  })
})

test('a button in another language is rendered at once, and keeps its element and its focus when the messages load', async () => {
  const here = aPlace()
  const mounted = mount(here.place, { ...config, locale: 'de' })
  onTestFinished(() => mounted.unmount())
  const button = here.byTestId('wd-connect-button')
  button?.focus()
  expect(button?.textContent).toBe('')
  await expect.poll(() => button?.textContent).toBe('Wallet verbinden')
  const root = here.place.querySelector('[data-walletdock]')?.shadowRoot
  expect(root?.activeElement).toBe(button)
})

test('subscribe reports every change, and getSnapshot returns the same object until something changes', async () => {
  install()
  const { getSnapshot, subscribe } = mountHere()
  let heard = 0
  const stop = subscribe(() => heard++)
  const before = getSnapshot()
  expect(getSnapshot()).toBe(before)
  await connect()
  expect(heard).toBeGreaterThan(0)
  expect(getSnapshot()).not.toBe(before)
  expect(getSnapshot()).toMatchObject({
    status: 'connected',
    address,
    chain: { id: 8453 },
    connector: { id: 'acme' },
  })
  stop()
  const until = heard
  await getSnapshot().disconnect()
  expect(heard).toBe(until)
  expect(getSnapshot().status).toBe('disconnected')
})

test('two mounted buttons show the same wallet', async () => {
  install()
  const one = mountHere()
  const other = mountHere()
  await connect()
  for (const { byTestId } of [one, other])
    await expect.poll(() => byTestId('wd-account-button')).toBeTruthy()
  expect(one.getSnapshot()).toBe(other.getSnapshot())
})

test('unmount removes the button and keeps the visitor connected', async () => {
  install()
  const { place, unmount, getSnapshot } = mountHere()
  await connect()
  unmount()
  await expect.poll(() => place.childElementCount).toBe(0)
  expect(getSnapshot().status).toBe('connected')
})

test('mount throws if the configuration is wrong', () => {
  const { place } = aPlace()
  expect(() => mount(place, { ...config, wallets: [] })).toThrow(
    'No wallet list was provided',
  )
  expect(place.childElementCount).toBe(0)
})
