import { SwitchChainError, UserRejectedRequestError } from 'viem'
import { describe, expect, test } from 'vitest'
import { classifyFailure } from '../../../src/errors/classifyFailure'
import type { FailureClass } from '../../../src/errors/Failure'

/** Returns the error of wagmi's connectors if the wallet fails to add a chain, whatever the reason is. */
const whileAdding = (reason: Error) => new UserRejectedRequestError(reason)
const answer = (code: number, message = 'no words that tell') =>
  Object.assign(new Error(message), { code })

describe('a switch that the visitor did not reject is not classified as rejected', () => {
  test.each([
    // The session of a phone wallet lacks the method, or the chain.
    'Missing or invalid. request() method: wallet_addEthereumChain',
    'Missing or invalid. request() method: wallet_switchEthereumChain',
    'Missing or invalid. request() chainId: eip155:10',
  ])('WalletConnect’s client: %s', (message) => {
    for (const thrown of [new Error(message), whileAdding(new Error(message))])
      expect(classifyFailure(thrown, 'switch')).toEqual({
        class: 'chain-unsupported',
      })
  })

  test.each([4200, -32601, -32004, -32602, 3001, 5100, 5101])(
    'a wallet that answers %d does not support the chain',
    (code) => {
      for (const thrown of [answer(code), whileAdding(answer(code))])
        expect(classifyFailure(thrown, 'switch')).toEqual({
          class: 'chain-unsupported',
          code,
        })
    },
  )

  test('wagmi’s words for a wallet that has added the chain and stays', () => {
    const words = new Error('User rejected switch after adding network.')
    for (const thrown of [whileAdding(words), whileAdding(whileAdding(words))])
      expect(classifyFailure(thrown, 'switch')).toMatchObject({
        class: 'chain-unsupported',
      })
  })

  test('a wallet that is not connected to the chain', () => {
    expect(classifyFailure(answer(4901), 'switch').class).toBe(
      'chain-unsupported',
    )
  })

  test.each<[string, Error, FailureClass, number?]>([
    ['-32000', answer(-32000), 'unknown', -32000],
    ['-32603', answer(-32603), 'unknown', -32603],
    ['a TypeError', new TypeError('Cannot read properties'), 'unknown'],
    ['a relay', new Error('Failed to publish'), 'relay-unreachable'],
    ['a timeout', new Error('Request expired. Please try again.'), 'timed-out'],
    [
      'its session',
      new Error("Session topic doesn't exist"),
      'connection-lost',
    ],
  ])('a wallet that fails with %s', (_, reason, found, code) => {
    expect(classifyFailure(whileAdding(reason), 'switch')).toEqual({
      class: found,
      ...(code && { code }),
    })
  })
})

describe('a switch that the visitor rejected is classified as rejected', () => {
  test.each([
    ['while adding, by its code', whileAdding(answer(4001)), 4001],
    ['while adding, by WalletConnect’s code', whileAdding(answer(5000)), 5000],
    [
      'while adding, by its message',
      whileAdding(new Error('User rejected.')),
      undefined,
    ],
    [
      'a wallet that is built on viem',
      whileAdding(new UserRejectedRequestError(new Error('Not today.'))),
      4001,
    ],
    [
      'a wallet that is built on viem, without adding',
      new SwitchChainError(new UserRejectedRequestError(new Error('No.'))),
      4001,
    ],
  ])('%s', (_, thrown, code) => {
    expect(classifyFailure(thrown, 'switch')).toEqual({
      class: 'rejected',
      ...(code && { code }),
    })
  })
})
