import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkConfig } from '../../../../src/app/checkConfig'
import {
  deployedList,
  readDeploy,
  withDeploy,
} from '../../../../src/features/deployConfig/deployConfig'

/** Reads a deployment configuration, and collects the reported mistakes. */
function read(said: unknown) {
  const told: string[] = []
  const deploy = readDeploy(said, (mistake) => told.push(String(mistake)))
  return { deploy, told }
}

const terms = { text: 'You agree to our [Terms](https://shop.example/terms).' }
const right = {
  wallets: ['rabby', { groupName: 'More', wallets: ['rainbow', 'safe'] }],
  hidden: ['safe'],
  messages: { en: { button: { connect: 'Join' } } },
  terms,
} as const

test('readDeploy returns valid options, and ignores unknown ones', () => {
  expect(read({ ...right, later: true })).toEqual({ deploy: right, told: [] })
  expect(read(undefined)).toEqual({ deploy: {}, told: [] })
})

const badGroup = 'has a group in `wallets` without a name or wallets'

test.each([
  [{ wallets: [] }, 'has `wallets` that is not a list'],
  [{ wallets: 'rainbow' }, 'has `wallets` that is not a list'],
  [{ wallets: ['noSuch'] }, '`wallets` that is not known: "noSuch"'],
  [{ wallets: [{ groupName: 'More', wallets: [] }] }, badGroup],
  [{ wallets: [{ id: 'own' }] }, badGroup],
  [{ hidden: ['noSuch'] }, 'names a wallet in `hidden` that is not known'],
  [{ hidden: 'safe' }, 'has `hidden` that is not a list'],
  [{ messages: { en: 'Join' } }, 'has `messages` that are not strings'],
  [
    { messages: { en: { button: { connect: 5 } } } },
    'has `messages` that are not strings',
  ],
  [{ messages: { 'no tag': {} } }, 'that is not a language tag: "no tag"'],
  [{ terms: { text: 'You agree.' } }, 'The `terms` have no link'],
  [{ terms: null }, 'The `terms` have no `text`'],
  [{ wallets: ['safe'], hidden: ['safe'] }, 'hides all wallets'],
])(
  'readDeploy drops and reports the invalid part of %j, and keeps the rest',
  (said, sentence) => {
    const { deploy, told } = read({ ...right, hidden: undefined, ...said })
    expect(told).toEqual([expect.stringContaining(sentence)])
    const [option = ''] = Object.keys(said).slice(-1)
    expect(deploy).not.toHaveProperty(option)
    expect(Object.keys(deploy).length).toBeGreaterThan(1)
  },
)

test('whatever readDeploy reads, it returns options that pass the configuration’s checks', () => {
  const some = fc.oneof(
    fc.anything(),
    fc.record(
      {
        wallets: fc.array(fc.oneof(fc.constant('rainbow'), fc.jsonValue())),
        hidden: fc.array(fc.constantFrom('safe', 'rainbow', 'noSuch')),
        messages: fc.jsonValue(),
        terms: fc.oneof(fc.constant(terms), fc.jsonValue()),
      },
      { requiredKeys: [] },
    ),
  )
  const config = { appName: 'Shop', projectId: 'id' }
  fc.assert(
    fc.property(some, (said) => {
      const { deploy } = read(said)
      const { wallets } = checkConfig(withDeploy(config, deploy))
      expect(wallets === undefined || wallets.length > 0).toBe(true)
    }),
  )
})

test('deployedList removes hidden wallets, also from the default list, and empty groups', () => {
  expect(deployedList({ hidden: ['safe', 'coinbase'] })).toEqual([
    {
      groupName: 'Popular',
      wallets: ['rainbow', 'metaMask', 'walletConnect'],
    },
  ])
  const more = { groupName: 'More', wallets: ['safe'] } as const
  expect(deployedList({ wallets: ['rabby', more], hidden: ['safe'] })).toEqual([
    { groupName: 'Popular', wallets: ['rabby'] },
  ])
  expect(deployedList({ terms })).toBeUndefined()
})

test('withDeploy prefers the host’s options, message by message', () => {
  const mine = () => 'Mine'
  const own = {
    appName: 'Shop',
    projectId: 'id',
    wallets: ['safe'],
    terms: undefined,
    messages: {
      en: { dialogs: { asking: { confirmIn: mine } } },
      de: { button: { connect: 'Los' } },
    },
  } as const
  const messages: unknown = {
    en: {
      button: { connect: 'Join' },
      dialogs: { asking: { confirmIn: 'Theirs' } },
    },
  }
  const said = read({ ...right, messages }).deploy
  expect(withDeploy(own, said)).toMatchObject({
    wallets: ['safe'],
    terms,
    messages: {
      en: {
        button: { connect: 'Join' },
        dialogs: { asking: { confirmIn: mine } },
      },
      de: { button: { connect: 'Los' } },
    },
  })
  expect(withDeploy({ ...own, terms: { text: 'x' } }, said).terms).toEqual({
    text: 'x',
  })
  expect(withDeploy(own, {})).toMatchObject(own)
})

test.each([
  ['of the deployment', { hidden: ['safe'] }, ['safe']],
  // Buttons of wallets that the deployment leaves out lead to the list.
  ['of a deployment with its own list', { wallets: ['rabby'] }, []],
  ['of no deployment', {}, undefined],
] as const)(
  'withDeploy returns the hidden wallets %s, also if the host has a list',
  (_, deploy, hidden) => {
    const config = {
      appName: 'Shop',
      projectId: 'id',
      wallets: ['safe'],
    } as const
    expect(withDeploy(config, read(deploy).deploy).hidden).toEqual(hidden)
  },
)
