import { runInNewContext } from 'node:vm'
import { UserRejectedRequestError } from 'viem'
import { expect, test } from 'vitest'
import { asError } from '../../../src/errors/asError'
import { classifyFailure } from '../../../src/errors/classifyFailure'

test('asError returns an error unchanged', () => {
  for (const thrown of [
    new TypeError('no'),
    new UserRejectedRequestError(new Error('no')),
    new DOMException('no', 'AbortError'),
  ])
    expect(asError(thrown)).toBe(thrown)
})

test('asError turns the plain object that MetaMask throws into an Error', () => {
  const message = 'MetaMask Tx Signature: User denied transaction signature.'
  const thrown = { code: 4001, message, data: { at: 1 } }
  const error = asError(thrown)
  expect(error).toBeInstanceOf(Error)
  expect(error).toMatchObject({ ...thrown, name: 'ProviderRpcError' })
  expect(error.cause).toBe(thrown)
  expect(classifyFailure(error)).toEqual({ class: 'rejected', code: 4001 })
})

test('asError keeps the name of an error from another frame', () => {
  const thrown = runInNewContext('new RangeError("far")')
  expect(thrown).not.toBeInstanceOf(Error)
  expect(asError(thrown)).toBeInstanceOf(Error)
  expect(asError(thrown)).toMatchObject({ name: 'RangeError', message: 'far' })
})

test.each([
  ['User rejected', 'User rejected'],
  [undefined, ''],
  [null, ''],
  [4001, ''],
  [{ message: 7, name: '' }, ''],
  [Object.assign(new Error('Nameless'), { name: '' }), 'Nameless'],
])('asError turns %j into a ProviderRpcError', (thrown, message) => {
  const error = asError(thrown)
  expect(error).toBeInstanceOf(Error)
  expect(error).toMatchObject({ name: 'ProviderRpcError', message })
  expect(error).not.toHaveProperty('code')
})
