import { expect, test } from 'vitest'
import { catalogue } from '../../../src/data/wallets/catalogue'
import { listWallets } from '../../../src/data/wallets/listWallets'
import {
  type InstallStep,
  installSteps,
} from '../../../src/wallet/session/installSteps'
import { device, iPhone } from '../wallets/device'
import { acme } from '../wallets/ownWallet'

/** Returns the install steps of a wallet on a device. */
function stepsOf(id: string, on = device(), groups = catalogue) {
  const page = { announced: [], device: on, inSafe: true }
  const wallet = listWallets(groups, page).find((each) => each.id === id)
  if (!wallet) throw new Error(`${id} is not in the list.`)
  return (Object.keys(installSteps) as InstallStep[]).filter((step) =>
    installSteps[step].exists(wallet),
  )
}
const phone = ['DOWNLOAD_OPTIONS', 'DOWNLOAD', 'INSTRUCTIONS_MOBILE']

test.each([
  ['metaMask', 'on a desktop', device(), [...phone, 'INSTRUCTIONS_EXTENSION']],
  ['metaMask', 'on a phone', iPhone, phone],
  ['safe', 'on a desktop', device(), []],
  ['walletConnect', 'on a desktop', device(), []],
])('the install steps of %s %s', (id, _, on, steps) => {
  expect(stepsOf(id, on).sort()).toEqual(steps.sort())
})

const learnMoreUrl = 'https://desk.example'
const mac = { macos: learnMoreUrl }
const desktop = { instructions: { learnMoreUrl, steps: ['install'] } } as const

test.each([
  [
    'macos',
    { downloadUrls: mac, desktop },
    ['DOWNLOAD_OPTIONS', 'INSTRUCTIONS_DESKTOP'],
  ],
  ['linux', { downloadUrls: mac, desktop }, []],
  // Without instructions, its extension has only a card.
  [
    'macos',
    { downloadUrls: { chrome: 'https://c.example' }, desktop },
    ['DOWNLOAD_OPTIONS'],
  ],
] as const)(
  'a host’s wallet has the steps of its desktop app on %s (%#)',
  (system, data, expected) => {
    const groups = [{ groupName: 'Other', wallets: [{ ...acme, ...data }] }]
    expect(stepsOf('acme', device({ system }), groups)).toEqual(expected)
  },
)
