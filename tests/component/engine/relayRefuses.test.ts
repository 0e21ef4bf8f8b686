import { expect, test } from 'vitest'
import { takeConsole } from '../../fixtures/pages/takeConsole'
import { startPhone } from './startPhone'

test('a relay that refuses the page ends the attempt and its code at once, and developers read why', async () => {
  const { be, openTab } = await startPhone()
  await be('refusing')
  const { connect, news } = openTab()
  connect(1, 'walletConnect')
  // Long before the relay's limit, which is 30 s. The connection may be open for a moment, in which there is a code.
  await expect
    .poll(() => news().at(-1))
    .toEqual({
      type: 'FAILED',
      attempt: 1,
      failure: { class: 'relay-unreachable', code: 3000 },
    })
  expect(takeConsole().join()).toContain('JWT Token is not yet valid')
})

test('a page that a relay refused gets a code as soon as the relay accepts it', async () => {
  const { be, openTab, see } = await startPhone()
  await be('refusing')
  const tab = openTab()
  tab.connect(1, 'rainbow')
  await expect.poll(() => tab.news().at(-1)?.type).toBe('FAILED')
  takeConsole()
  await be('up')
  await tab.connectPhone(2)
  expect((await see()).sessions).toBe(1)
})
