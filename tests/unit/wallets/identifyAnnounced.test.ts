import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { catalogue } from '../../../src/wallets/catalogue'
import { identifyAnnounced } from '../../../src/wallets/identifyAnnounced'
import { listWallets } from '../../../src/wallets/listWallets'
import { announce, doubts, judge, metaMask } from './announce'
import { device } from './device'

describe('a known wallet [D30]', () => {
  test('is the provider with its rdns and its flag', () => {
    const real = metaMask()
    expect(judge(real)).toMatchObject([
      { id: 'metaMask', connectorId: 'io.metamask', warning: undefined },
    ])
    expect(judge(real)[0]?.provider).toBe(real.provider)
  })

  test('keeps its row beside a provider that only uses its rdns, in any order', () => {
    const real = metaMask()
    const fake = announce('io.metamask', 'MetaMask')
    for (const order of [
      [real, fake],
      [fake, real],
    ]) {
      const [first, second] = judge(...order)
      expect(first?.provider).toBe(real.provider)
      expect(first).toMatchObject({ id: 'metaMask', warning: undefined })
      expect(second).toMatchObject({
        id: 'io.metamask#2',
        warning: 'false-rdns',
      })
    }
  })

  test('is in doubt if two providers have its rdns and flag, so that both are marked, and neither gets its row', () => {
    const judged = judge(metaMask(), metaMask())
    expect(judged.map(({ id, warning }) => `${id} ${warning}`)).toEqual([
      'io.metamask shared-rdns',
      'io.metamask#2 shared-rdns',
    ])
    const listed = listWallets(catalogue, {
      announced: [metaMask(), metaMask()],
      injectedFlags: ['isMetaMask'],
      device: device(),
    })
    expect(
      listed
        .filter(({ name }) => name === 'MetaMask')
        .map(({ id, installed, unverified }) => [id, installed, unverified]),
    ).toEqual([
      ['io.metamask', true, true],
      ['io.metamask#2', true, true],
      ['metaMask', false, false],
    ])
  })

  test('that announces itself under two of its rdns is one wallet', () => {
    const { provider } = metaMask()
    expect(
      doubts(
        { ...metaMask(), provider },
        { ...metaMask(), rdns: 'io.metamask.mobile', provider },
      ),
    ).toEqual([undefined, undefined])
  })

  test('that the host does not list is recognised, too', () => {
    const { wallets = [] } = catalogue[0] ?? {}
    const rest = wallets.filter(({ id }) => id !== 'metaMask')
    const groups = [{ groupName: 'Popular', wallets: rest }]
    const announced = [metaMask(), announce('io.metamask', 'MetaMask')]
    expect(identifyAnnounced(announced, groups)).toMatchObject([
      { id: 'io.metamask', wallet: undefined, warning: undefined },
      { id: 'io.metamask#2', warning: 'false-rdns' },
    ])
  })

  test('is not a provider with its rdns and another wallet’s flag', () => {
    const rabby = { isMetaMask: true, isRabby: true }
    expect(doubts(announce('io.metamask', 'MetaMask', rabby))).toEqual([
      'false-rdns',
    ])
    expect(
      doubts(announce('me.rainbow', 'Rainbow', { isRainbow: 'yes' })),
    ).toEqual(['false-rdns'])
  })
})

test('exactly the wallets in doubt are marked in the list [D30]', () => {
  const announced = [
    metaMask(),
    announce('org.stranger', 'MetaMask'),
    announce('org.other', 'Other'),
  ]
  const listed = listWallets(catalogue, { announced, device: device() })
  expect(
    listed.filter(({ unverified }) => unverified).map(({ id }) => id),
  ).toEqual(['org.stranger'])
})

test('a provider whose getters throw is judged like one without flags [D30]', () => {
  const provider = new Proxy(
    {},
    {
      get() {
        throw new Error('no')
      },
    },
  )
  expect(doubts({ ...metaMask(), provider })).toEqual(['false-rdns'])
})

const name = fc.oneof(
  fc.constantFrom('MetaMask', 'Rainbow', 'Acme', 'Acme Wallet'),
  fc.string({ unit: 'grapheme' }),
)
const wallet = fc
  .tuple(
    fc.oneof(
      fc.constantFrom('io.metamask', 'me.rainbow', 'org.a', 'org.a#2'),
      fc.string(),
    ),
    name,
    fc.dictionary(
      fc.constantFrom('isMetaMask', 'isRainbow', 'isRabby'),
      fc.boolean(),
    ),
  )
  .map((given) => announce(...given))

test('for any announcements, ids are unique, each known wallet is claimed once, and the order does not matter [D30]', () => {
  fc.assert(
    fc.property(
      fc.array(wallet, { maxLength: 12 }).chain((all) =>
        fc.record({
          all: fc.constant(all),
          shuffled: fc.shuffledSubarray(all, { minLength: all.length }),
        }),
      ),
      ({ all, shuffled }) => {
        const claims = judge(...all)
        for (const key of ['id', 'connectorId'] as const)
          expect(new Set(claims.map((claim) => claim[key])).size).toBe(
            claims.length,
          )
        const taken = claims.flatMap((claim) => claim.wallet ?? [])
        expect(new Set(taken).size).toBe(taken.length)
        const said = (of: typeof claims) =>
          new Map(of.map(({ provider, warning }) => [provider, warning]))
        expect(said(judge(...shuffled))).toEqual(said(claims))
      },
    ),
  )
})
