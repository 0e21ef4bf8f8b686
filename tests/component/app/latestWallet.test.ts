import { expect, test } from 'vitest'
import { install } from '../engine/startEngine'
import { connect } from './aPage'

const stored = () => localStorage.getItem('rk-latest-id')

test('the latest wallet is stored under rk-latest-id until the visitor disconnects [4.27] [9.12]', async () => {
  install()
  expect(stored()).toBe(null)
  const { session } = await connect()
  expect(stored()).toBe('acme')
  session.send({ type: 'DISCONNECT' })
  await expect.poll(stored).toBe(null)
})
