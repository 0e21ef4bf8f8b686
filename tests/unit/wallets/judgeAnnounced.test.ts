import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { catalogue } from '../../../src/wallets/catalogue'
import { judgeAnnounced } from '../../../src/wallets/judgeAnnounced'
import { listWallets } from '../../../src/wallets/listWallets'
import { announce, doubts, judge, metaMask } from './announce'
import { device } from './device'

describe('a known wallet [D30]', () => {
  test('is the one provider under its rdns that bears its flag', () => {
    const real = metaMask()
    expect(judge(real)).toMatchObject([
      { id: 'metaMask', connectorId: 'io.metamask', doubt: undefined },
    ])
    expect(judge(real)[0]?.provider).toBe(real.provider)
  })

  test('keeps its row beside one that only uses its rdns, whoever came first', () => {
    const real = metaMask()
    const fake = announce('io.metamask', 'MetaMask')
    for (const order of [
      [real, fake],
      [fake, real],
    ]) {
      const [first, second] = judge(...order)
      expect(first?.provider).toBe(real.provider)
      expect(first).toMatchObject({ id: 'metaMask', doubt: undefined })
      expect(second).toMatchObject({
        id: 'io.metamask#2',
        doubt: 'false-rdns',
      })
    }
  })

  test('is in doubt where two bear its rdns and its flag: both are marked, and neither has its row', () => {
    const judged = judge(metaMask(), metaMask())
    expect(judged.map(({ id, doubt }) => `${id} ${doubt}`)).toEqual([
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

  test('that announces itself under two of its own rdns is one wallet', () => {
    const { provider } = metaMask()
    expect(
      doubts(
        { ...metaMask(), provider },
        { ...metaMask(), rdns: 'io.metamask.mobile', provider },
      ),
    ).toEqual([undefined, undefined])
  })

  test('that the host did not list is known all the same', () => {
    const { wallets = [] } = catalogue[0] ?? {}
    const rest = wallets.filter(({ id }) => id !== 'metaMask')
    const groups = [{ groupName: 'Popular', wallets: rest }]
    const announced = [metaMask(), announce('io.metamask', 'MetaMask')]
    expect(judgeAnnounced(announced, groups)).toMatchObject([
      { id: 'io.metamask', wallet: undefined, doubt: undefined },
      { id: 'io.metamask#2', doubt: 'false-rdns' },
    ])
  })

  test('whose rdns a provider with another’s flag uses is not taken for it', () => {
    const rabby = { isMetaMask: true, isRabby: true }
    expect(doubts(announce('io.metamask', 'MetaMask', rabby))).toEqual([
      'false-rdns',
    ])
    expect(
      doubts(announce('me.rainbow', 'Rainbow', { isRainbow: 'yes' })),
    ).toEqual(['false-rdns'])
  })
})

test('a wallet that is marked in the list was in doubt, and no other [D30]', () => {
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

test('whatever is announced, every id is one wallet’s, no brand is two, and no judgement depends on the order [D30]', () => {
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
          new Map(of.map(({ provider, doubt }) => [provider, doubt]))
        expect(said(judge(...shuffled))).toEqual(said(claims))
      },
    ),
  )
})
