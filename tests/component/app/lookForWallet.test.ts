import { expect, onTestFinished, test } from 'vitest'
import { lookForWallet } from '../../../src/app/views/lookForWallet'
import { announceProvider } from '../engine/announceProvider'

test('lookForWallet returns false if the browser has no wallet', () => {
  expect(lookForWallet()).toBe(false)
})

test('lookForWallet returns true if a wallet announces itself', () => {
  const wallet = { name: 'Acme', rdns: 'com.acme', icon: '' }
  announceProvider(wallet, { request() {} })
  expect(lookForWallet()).toBe(true)
})

test('lookForWallet returns true if a wallet is injected without an announcement', () => {
  Reflect.set(globalThis, 'ethereum', { request() {} })
  onTestFinished(() => void Reflect.deleteProperty(globalThis, 'ethereum'))
  expect(lookForWallet()).toBe(true)
})

test('lookForWallet returns true if the visitor has chosen a wallet before', () => {
  localStorage.setItem('rk-latest-id', 'rainbow')
  onTestFinished(() => localStorage.clear())
  expect(lookForWallet()).toBe(true)
})
