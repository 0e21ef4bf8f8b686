import fc from 'fast-check'
import { getAddress } from 'viem'
import * as viemChains from 'viem/chains'
import { expect, test } from 'vitest'
import { base } from '../../../src/data/chains/base'
import type { Chain } from '../../../src/data/chains/Chain'
import { checkChecksums } from '../../../src/data/chains/checkChecksums'

const withContract = (address: string) => () =>
  checkChecksums([{ ...base, contracts: { registry: { address } } }])

const anyAddress = fc
  .uint8Array({ minLength: 20, maxLength: 20 })
  .map((bytes) => getAddress(`0x${Buffer.from(bytes).toString('hex')}`))

test('checkChecksums accepts any address with its checksum or in lower case', () => {
  fc.assert(
    fc.property(anyAddress, (address) => {
      withContract(address)()
      withContract(address.toLowerCase())()
    }),
  )
})

test('checkChecksums rejects an address with one letter in the wrong case', () => {
  fc.assert(
    fc.property(anyAddress, fc.nat(39), (address, place) => {
      const at = place + 2
      const letter = address.charAt(at)
      const other =
        letter === letter.toLowerCase()
          ? letter.toUpperCase()
          : letter.toLowerCase()
      const wrong = address.slice(0, at) + other + address.slice(at + 1)
      // Digits have no case, and an address in lower case has no checksum.
      fc.pre(other !== letter && wrong !== wrong.toLowerCase())
      expect(withContract(wrong)).toThrow(
        expect.objectContaining({
          name: 'InvalidAddressError',
          message: expect.stringMatching(`"${wrong}" of chain "Base"`),
        }),
      )
    }),
  )
})

test('checkChecksums accepts every chain of viem', () => {
  const chains = Object.values(viemChains) as unknown as readonly Chain[]
  expect(() => checkChecksums(chains)).not.toThrow()
})
