import { connect, reconnect } from '@wagmi/core'
import { expect, test } from 'vitest'
import { rainbow } from '../../../src/data/wallets/rainbow'
import { walletConnect } from '../../../src/data/wallets/walletConnect'
import { install, walletId } from './startEngine'
import { hostConfig, patient, startPhone } from './startPhone'

const zerion = { name: 'Zerion', icons: ['https://zerion.test/icon.png'] }
const shown = {
  id: 'walletConnect',
  name: 'Zerion (WalletConnect)',
  icon: 'https://zerion.test/icon.png',
}

type Tab = ReturnType<Awaited<ReturnType<typeof startPhone>>['openTab']>

/** Returns the connectors of all accounts that the page has reported, in order. */
const connectorsOf = (tab: Tab) =>
  tab
    .news()
    .flatMap((told) =>
      'account' in told ? (told.account?.connector ?? []) : [],
    )

test('a wallet that has scanned WalletConnect’s code is shown as it claims, also after a reload and in another tab', async () => {
  const { introduce, openTab } = await startPhone()
  await introduce(zerion)
  const tab = openTab()
  await tab.connectPhone(1, 'walletConnect')
  expect(connectorsOf(tab)).toEqual([shown])
  const next = openTab()
  next.dispatch({ type: 'JOIN' })
  await expect.poll(next.last, patient).toMatchObject({ type: 'CONNECTED' })
  // It never has the plain name first.
  expect(connectorsOf(next)).toEqual([shown])
})

test.each([
  ['Rainbow', 'Rainbow', rainbow.iconUrl],
  ['🌈 RAINBOW Wallet 2', 'Rainbow', rainbow.iconUrl],
  ['Zerion', shown.name, shown.icon],
])(
  'if %s has scanned the code of Rainbow’s row, the visitor sees %s',
  async (name, shownName, icon) => {
    const { introduce, openTab } = await startPhone()
    await introduce({ ...zerion, name })
    const tab = openTab()
    await tab.connectPhone(1, 'rainbow')
    expect(connectorsOf(tab)).toEqual([
      { id: 'rainbow', name: shownName, icon },
    ])
  },
)

test('a session of the host’s own connector has the claimed name, also after the host’s wagmi has reconnected it', async () => {
  const { introduce, openTab, relayUrl } = await startPhone()
  await introduce(zerion)
  const tab = openTab({ wagmi: hostConfig(relayUrl) })
  await tab.connectPhone(1, 'walletConnect')
  expect(connectorsOf(tab)).toMatchObject([shown])
  const wagmi = hostConfig(relayUrl)
  const next = openTab({ wagmi })
  await reconnect(wagmi)
  await expect.poll(next.last, patient).toMatchObject({ type: 'CONNECTED' })
  expect(connectorsOf(next)).toMatchObject([shown])
})

test('a wallet that the host’s own button has paired is not shown as a wallet of the list', async () => {
  const { introduce, openTab, relayUrl, scanCode } = await startPhone()
  await introduce(zerion)
  const wagmi = hostConfig(relayUrl)
  const wallets = [{ groupName: 'Popular', wallets: [rainbow] }]
  const tab = openTab({ wagmi, wallets })
  const [connector] = wagmi.connectors
  if (!connector) throw new Error('The host has no connector.')
  connector.emitter.on('message', ({ type, data }) => {
    if (type === 'display_uri') scanCode(String(data))
  })
  await connect(wagmi, { connector })
  await expect.poll(tab.last, patient).toMatchObject({ type: 'CONNECTED' })
  expect(connectorsOf(tab)).toMatchObject([
    { id: 'walletConnect', name: 'Zerion (WalletConnect)' },
  ])
})

test('with several wallets, a wallet that is not active has the claimed name', async () => {
  const { introduce, openTab } = await startPhone()
  await introduce(zerion)
  install()
  const tab = openTab({ severalWallets: true })
  await tab.connectPhone(1, 'walletConnect')
  tab.connect(2)
  const others = [{ connector: shown }]
  await expect
    .poll(tab.last)
    .toMatchObject({ account: { connector: { id: walletId } }, others })
  const next = openTab({ severalWallets: true })
  next.dispatch({ type: 'JOIN' })
  await expect
    .poll(next.last, patient)
    .toMatchObject({ account: { connector: { id: walletId } }, others })
  const names = next
    .news()
    .flatMap((told) => ('others' in told ? (told.others ?? []) : []))
    .map(({ connector }) => connector.name)
  expect(new Set(names)).toEqual(new Set([shown.name]))
})

const own = walletConnect.iconUrl
const brokenIcons = [null, {}, 'http://a.test/a.png', '/logout', '', 'ipfs://a']

// `unit/wallets` lists the names and icons that are shown.
test.each([
  ['spaces for a name', { name: ' \u200b\u202e ' }, 'WalletConnect', own],
  ['a name that is not text', { name: { a: 1 } }, 'WalletConnect', own],
  [
    'a name with direction marks on several lines, and icons that are not a list',
    { name: ' \u202eA\n\tB\u0000 ', icons: 'https://a.test/a.png' },
    'A B (WalletConnect)',
    own,
  ],
  [
    'an endless name, and a good icon behind broken ones',
    { name: 'A'.repeat(9999), icons: [...brokenIcons, 'https://a.test/a.png'] },
    `${'A'.repeat(30)} (WalletConnect)`,
    'https://a.test/a.png',
  ],
  [
    'an icon as data',
    { name: 'A', icons: ['data:image/png;base64,AA'] },
    'A (WalletConnect)',
    'data:image/png;base64,AA',
  ],
])(
  'a wallet that claims %s is shown safely',
  async (_, metadata, name, icon) => {
    const { introduce, openTab } = await startPhone()
    await introduce({ icons: [], ...metadata })
    const tab = openTab()
    await tab.connectPhone(1, 'walletConnect')
    expect(connectorsOf(tab)).toMatchObject([{ name, icon }])
  },
)
