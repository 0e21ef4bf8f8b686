import { initialAuth } from '../../../src/app/hostSignIn'
import { recentIds } from '../../../src/app/wallet/recentWallets'
import {
  readStoredProfile,
  storeProfile,
} from '../../../src/data/names/storedProfile'
import { createTransactionStore } from '../../../src/data/transactions/transactionStore'
import { createAcceptance } from '../../../src/features/terms/acceptance'
import { visitorDial } from '../../../src/kit/channels/chooseVersion'
import { storedChannels } from '../../../src/kit/channels/storedChannels'
import { parentOrigin } from '../../../src/platform/page/parentOrigin'
import { loadOpenedApp } from '../../../src/platform/storage/openedApp'
import type { Storage } from '../../../src/platform/storage/storage'
import {
  type ButtonPicture,
  saveButton,
  storedPicture,
} from '../../../src/platform/storage/storedButton'
import {
  hasStoredSession,
  saveMissing,
  saveSession,
  storedAccount,
  storedConnector,
} from '../../../src/platform/storage/storedSession'
import {
  saveWallets,
  storedWallets,
} from '../../../src/platform/storage/storedWallets'
import { createOwner } from '../../../src/testWallet/createOwner'
import { wagmiStorage } from '../../../src/wallet/engine/wagmiStorage'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const account = { address, chainId: 8453 }
const connector = { id: 'acme', name: 'Acme' }
const soon = Date.now() + 60_000
const hash = `0x${'1'.repeat(64)}` as const

const isText = (value: unknown) => typeof value === 'string'
const isBoolean = (value: unknown) => typeof value === 'boolean'
const isAddress = (value: unknown) => /^0x[\da-f]{40}$/i.test(`${value}`)
const isNumber = (value: unknown) => Number.isFinite(value)
const areTexts = (value: unknown) => Array.isArray(value) && value.every(isText)

type Reader = {
  readonly key: string
  /** A text that an earlier page stores. */
  readonly valid: string
  readonly read: (storage: Storage) => unknown
  /** Returns whether the rest of the page can work with a value that `read` returns. */
  readonly isUsable: (value: unknown) => boolean
  /** Stores a valid value again. */
  readonly save?: (storage: Storage) => void
}

const session = JSON.stringify({
  connector: 'acme',
  others: ['other'],
  state: { current: 'acme' },
  account: { ...account, connector },
})
const loadSession = { key: 'walletdock.store', valid: session }
const saveAcme = (storage: Storage) => saveSession(storage, 'acme')
const terms = { text: 'Read this.', version: '1', mustAccept: true }
const store = (storage: Storage) => createTransactionStore(storage, () => {})
const added = { hash, description: 'Gift', status: 'pending' } as const
const framed = {
  parent: null,
  document: { referrer: 'https://page.example/' },
  location: { origin: 'https://page.example' },
}

const look = { isDark: false, languages: 'en', windowWidth: 1280 }
const button = {
  ...account,
  picture: {
    parts: [
      {
        ...{ style: {}, image: 'https://x.example/a.png', path: 'M0 0' },
        ...{ text: 'ada.eth', box: [0, 0, 0, 0] as const },
      },
    ],
    ...{ ...look, theme: 'auto', locale: '', lang: 'en' },
    ...{ dir: 'ltr' as const, width: 120, height: 40 },
  },
}

/** Everything that reads localStorage or sessionStorage. */
export const readers: Readonly<Record<string, Reader>> = {
  'the session': {
    ...loadSession,
    read: hasStoredSession,
    isUsable: isBoolean,
    save: saveAcme,
  },
  'the session’s connector': {
    ...loadSession,
    read: storedConnector,
    isUsable: (value) => value === undefined || isText(value),
    save: saveAcme,
  },
  'the session’s wallets': {
    ...loadSession,
    read: storedWallets,
    isUsable: areTexts,
    save: (storage) => {
      saveWallets(storage, { added: ['acme'] })
      saveMissing(storage)
    },
  },
  'the session’s account': {
    ...loadSession,
    read: storedAccount,
    isUsable: (value) =>
      value === undefined || isAddress(Object(value).address),
    save: saveAcme,
  },
  'the button': {
    key: 'walletdock.button',
    valid: JSON.stringify(button),
    read: (storage) => storedPicture(storage, account, look),
    isUsable: (value) =>
      value === undefined ||
      (value as ButtonPicture).parts.every(
        ({ image, path, style }) =>
          style instanceof Object &&
          [image, path].every((it) => typeof it !== 'object'),
      ),
    save: (storage) => saveButton(storage, button),
  },
  'the latest wallet': {
    key: 'rk-latest-id',
    valid: 'acme',
    read: recentIds,
    isUsable: areTexts,
  },
  'recent wallets': {
    key: 'walletdock.recent',
    valid: '["acme","other"]',
    read: recentIds,
    isUsable: areTexts,
  },
  transactions: {
    key: 'walletdock.transactions',
    valid: JSON.stringify({ [`${address.toLowerCase()}/8453`]: [added] }),
    read: (storage) => store(storage).list(account),
    isUsable: (value) =>
      Array.isArray(value) &&
      value.every(
        ({ description, status }) => isText(description) && isText(status),
      ),
    save: (storage) => store(storage).add(account, added),
  },
  'the name': {
    key: `walletdock.name.${address.toLowerCase()}.8453`,
    valid: JSON.stringify({ name: 'ada.eth', avatar: '', until: soon }),
    read: (storage) => readStoredProfile(storage, account),
    isUsable: (value) => value === undefined || isText(Object(value).name),
    save: (storage) => storeProfile(storage, account, { name: 'ada.eth' }),
  },
  'the accepted terms': {
    key: 'walletdock.terms',
    valid: '1',
    read: (storage) => createAcceptance(terms, storage).getConsent().isAccepted,
    isUsable: isBoolean,
    save: (storage) => createAcceptance(terms, storage).answer(true),
  },
  'the signed-in account': {
    key: 'walletdock.signer',
    valid: address,
    read: () => initialAuth(undefined).signer,
    // A text that is not the account's address signs nobody in.
    isUsable: (value) => value == null || isText(value),
  },
  'the requested chains of wagmi': {
    key: 'walletdock.walletConnect.requestedChains',
    valid: '[8453]',
    read: () =>
      wagmiStorage().getItem('walletConnect.requestedChains' as never),
    isUsable: (value) => value === null || Array.isArray(value),
  },
  'the mark of a disconnected wallet': {
    key: 'walletdock.acme.disconnected',
    valid: 'true',
    read: () => wagmiStorage().getItem('acme.disconnected' as never),
    isUsable: (value) => value === null || value === true,
  },
  'the account of the test wallet': {
    key: 'walletdock.testWallet.dev.walletdock.test',
    valid: address,
    read: () => createOwner({ rpcUrls: { 8453: '' } }).accounts(),
    isUsable: (value) => Array.isArray(value) && value.every(isAddress),
  },
  'the number of the visitor': {
    key: 'walletdock.host.dial',
    valid: '12.3',
    read: () => visitorDial('0.2.0'),
    isUsable: (value) => isNumber(value) && Number(value) < 100,
  },
  'the channels': {
    key: 'walletdock.host.owner',
    valid: '"{}"',
    read: () => storedChannels({ keys: undefined, owners: ['owner'] } as never),
    isUsable: (value) => value === undefined || value instanceof Object,
  },
  'the opened app': {
    key: 'walletdock.asked',
    valid: JSON.stringify({ walletId: 'a', uri: 'wc:1@2', expiresAt: soon }),
    read: loadOpenedApp,
    isUsable: (value) => {
      const { expiresAt } = Object(value)
      return (
        value === undefined ||
        (isNumber(expiresAt) && expiresAt < Date.now() + 3_600_000)
      )
    },
  },
  'the origin around the page': {
    key: 'walletdock.around',
    valid: 'https://app.safe.global',
    read: (storage) => {
      const sessionStorage = {
        getItem: storage.get,
        setItem: storage.set,
        removeItem: storage.remove,
      }
      return parentOrigin({ ...framed, sessionStorage } as never)
    },
    isUsable: (value) => value === '' || /^https?:\/\/[^/]+$/.test(`${value}`),
  },
}
