import { expect, test } from 'vitest'
import { mount } from '../../../src/remote/page/mount'
import { focusedElement } from '../../../src/ui/dialog/focus'
import { address, install } from '../engine/startEngine'
import { byTestId, config, connect, mountPage } from './aPage'

test('a button in another language is rendered at once, and keeps its element and its focus when the messages load', async () => {
  mountPage({ locale: 'de' })
  const button = byTestId('connect-button')
  button?.focus()
  expect(button?.textContent).toBe('')
  await expect.poll(() => button?.textContent).toBe('Wallet verbinden')
  expect(focusedElement()).toBe(button)
})

test('subscribe reports every change, and getSnapshot returns the same object until something changes', async () => {
  install()
  const { getSnapshot, subscribe } = mountPage()
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

test('unmount removes the button and keeps the visitor connected', async () => {
  install()
  const { place, unmount, getSnapshot } = mountPage()
  await connect()
  unmount()
  await expect.poll(() => place.childElementCount).toBe(0)
  expect(getSnapshot().status).toBe('connected')
})

test('mount throws if the configuration is wrong', () => {
  const place = document.createElement('div')
  expect(() => mount(place, { ...config, wallets: [] })).toThrow(
    'No wallet list was provided',
  )
  expect(place.childElementCount).toBe(0)
})
