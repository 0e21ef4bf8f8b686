import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { catalogue } from '../../../src/data/wallets/catalogue'
import { listWallets } from '../../../src/data/wallets/listWallets'
import { announce, doubts, judge, metaMask } from './announce'
import { device } from './device'

describe('a known wallet', () => {
  test('is in doubt if two providers have its rdns and flag, so that both are marked, and neither gets its row', () => {
    const announced = [metaMask(), metaMask()]
    expect(judge(...announced).map(({ id, warning }) => [id, warning])).toEqual(
      [
        ['io.metamask', 'contested'],
        ['io.metamask#2', 'contested'],
      ],
    )
    const listed = listWallets(catalogue, {
      announced,
      injectedFlags: ['isMetaMask'],
      device: device(),
    }).filter(({ name }) => name === 'MetaMask')
    expect(
      listed.map(({ id, installed, unverified }) => [
        id,
        installed,
        unverified,
      ]),
    ).toEqual([
      ['io.metamask', true, true],
      ['io.metamask#2', true, true],
      ['metaMask', false, false],
    ])
  })

  const throwing = new Proxy(
    {},
    {
      get() {
        throw new Error('no')
      },
    },
  )
  test.each([
    ['the flag of another wallet', { isMetaMask: true, isRabby: true }],
    ['a flag that is not true', { isMetaMask: 'yes' }],
    ['getters that throw', throwing],
  ])('is not a provider with its rdns and %s', (_, provider) => {
    expect(doubts({ ...metaMask(), provider })).toEqual(['impostor'])
  })
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

test('for any announcements, ids are unique, each known wallet is claimed once, and the order does not matter', () => {
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
