import { expect, test } from 'vitest'
import { connectMessage } from '../../../src/connect/connectMessage'
import { stepTitle } from '../../../src/connect/stepTitle'
import { dialogMessages } from '../../../src/messages/dialogs'
import type { ListedWallet } from '../../../src/wallets/Wallet'

const wallet: ListedWallet = {
  id: 'acme',
  name: 'Acme Wallet',
  shortName: 'Acme',
  iconUrl: '',
  iconBackground: '#fff',
  transports: ['injected'],
  groupName: 'Popular',
  groupIndex: 1,
  ready: true,
  installed: true,
  unverified: false,
  recent: false,
  links: {},
}
const attempt = { type: 'asking', number: 3, walletId: 'acme' } as const

test('an attempt of this wallet is told by the wallet’s short name', () => {
  expect(connectMessage(wallet, attempt, dialogMessages)).toMatchObject({
    mood: 'asking',
    title: 'Confirm in Acme',
  })
})

test('an attempt of another wallet says nothing of this one', () => {
  const other = { ...attempt, walletId: 'other' }
  const { mood, title } = connectMessage(wallet, other, dialogMessages)
  expect([mood, title]).toEqual(['idle', 'Acme is ready'])
})

test('a wallet that is not ready is not installed where it can be had, else not available', () => {
  const missing = { ...wallet, ready: false }
  const title = (links: ListedWallet['links']) =>
    connectMessage({ ...missing, links }, undefined, dialogMessages).title
  expect(title({ store: 'https://store.example' })).toBe('Acme isn’t installed')
  expect(title({})).toBe('Acme isn’t available here')
})

test('each of the nine steps has a heading', () => {
  const title = (step: Parameters<typeof stepTitle>[0]) =>
    stepTitle(step, wallet, dialogMessages)
  expect(title('NONE')).toBe('What is a wallet?')
  expect(title('LEARN_COMPACT')).toBe('What is a wallet?')
  expect(title('GET')).toBe('Get a wallet')
  expect(title('CONNECT')).toBe('Acme Wallet')
  expect(title('DOWNLOAD_OPTIONS')).toBe('Get Acme')
  expect(title('DOWNLOAD')).toBe('Install Acme')
  expect(title('INSTRUCTIONS_MOBILE')).toBe('Set up Acme')
  expect(title('INSTRUCTIONS_EXTENSION')).toBe('Set up Acme')
  expect(title('INSTRUCTIONS_DESKTOP')).toBe('Set up Acme')
})
