import { expect } from '@playwright/test'
import { testAddress } from '../../host-example/local/chain'
import type { WalletdockEvent } from '../../src/kit/observe'
import { visitShop } from '../fixtures/pages/visit'
import { testWalletId as wallet } from '../fixtures/pages/WalletPage'
import { test } from '../fixtures/test'
import { wholeJourney } from './models/wholeJourney'

const took = { tookMs: expect.any(Number) }

test('a visitor connects, reads the account, switches and disconnects, and the host receives events without personal data', {
  tag: '@journey',
}, async ({ page, world }) => {
  await wholeJourney(await visitShop(page, world))
  // The sample host adds each event to the browser's timeline.
  const heard = await page.evaluate(() =>
    performance
      .getEntriesByType('mark')
      .filter(({ name }) => name.startsWith('walletdock '))
      .map((mark): WalletdockEvent => (mark as PerformanceMark).detail),
  )
  const { version, contract } = await (
    await fetch(`${world.remote.url}/contract.json`)
  ).json()
  const presses = heard.filter(({ type }) => type === 'pressed')
  expect(presses.length).toBeGreaterThan(0)
  const others = heard.filter(({ type }) => type !== 'pressed')
  expect(others.map(({ atMs: _, trace: __, ...event }) => event)).toEqual([
    { type: 'loaded', version, contract, mode: 'shared', ...took },
    { type: 'dialog-opened', dialog: 'connect', ...took },
    { type: 'connect-started', wallet },
    {
      type: 'connect-succeeded',
      wallet,
      walletName: 'Test Wallet',
      chainId: 8453,
      ...took,
    },
    { type: 'dialog-opened', dialog: 'account', ...took },
    { type: 'dialog-opened', dialog: 'network', ...took },
    { type: 'switched', wallet, chainId: 10, ...took },
    { type: 'dialog-opened', dialog: 'account', ...took },
    { type: 'disconnected', wallet, ...took },
  ])
  expect(new Set(heard.map(({ trace }) => trace)).size).toBe(1)
  const times = heard.map(({ atMs }) => atMs)
  expect(times).toEqual([...times].sort((a, b) => a - b))
  const said = JSON.stringify(heard).toLowerCase()
  for (const personal of [testAddress.slice(2), 'ada', 'eth"', '10,000'])
    expect(said).not.toContain(personal.toLowerCase())
})
