import { expect, onTestFinished, test } from 'vitest'
import { isWalletLikely } from '../../../src/app/views/isWalletLikely'
import { announceProvider } from '../engine/announceProvider'

test('isWalletLikely returns false if the browser has no wallet', () => {
  expect(isWalletLikely()).toBe(false)
})

test('isWalletLikely returns true if a wallet announces itself', () => {
  const wallet = { name: 'Acme', rdns: 'com.acme', icon: '' }
  announceProvider(wallet, { request() {} })
  expect(isWalletLikely()).toBe(true)
})

test('isWalletLikely returns true if a wallet is injected without an announcement', () => {
  Reflect.set(globalThis, 'ethereum', { request() {} })
  onTestFinished(() => void Reflect.deleteProperty(globalThis, 'ethereum'))
  expect(isWalletLikely()).toBe(true)
})

test('isWalletLikely returns true if the visitor has chosen a wallet before', () => {
  localStorage.setItem('rk-latest-id', 'rainbow')
  onTestFinished(() => localStorage.clear())
  expect(isWalletLikely()).toBe(true)
})
