import { expect } from '@playwright/test'
import { otherAddress, visitWithSignIn } from '../fixtures/pages/SignInPage'
import { test } from '../fixtures/test'
import { askedFor } from './models/askedFor'

test('an account that changed while the page was closed is signed out, and can sign in', async ({
  page,
  world,
}) => {
  const visitor = await visitWithSignIn(page, world)
  await visitor.connectToSignIn()
  await visitor.signIn()
  // The wallet switches accounts while no page of the host is open.
  await page.goto('about:blank')
  await page.addInitScript((address) => {
    const key = 'walletdock.testWallet.dev.walletdock.test'
    if (localStorage.getItem(key)) localStorage.setItem(key, address)
  }, otherAddress)
  await page.addInitScript(() => {
    const words = new Set<string | null | undefined>()
    Reflect.set(window, 'seenStatuses', words)
    const look = () => {
      const card = [...document.querySelectorAll('section')].find(
        ({ textContent }) => textContent?.startsWith('Your wallet'),
      )
      words.add(card?.querySelector('dd')?.textContent)
      requestAnimationFrame(look)
    }
    look()
  })
  await page.goto(`${world.host.url}/?sign-in`)
  await visitor.seesStatus('unauthenticated')
  await expect
    .poll(() => askedFor(world.host.requests, '/auth/sign-out'))
    .toBe(1)
  const seen = () =>
    page.evaluate(() => [...Reflect.get(window, 'seenStatuses')])
  await expect.poll(seen).toContain('unauthenticated')
  expect(await seen()).not.toContain('connected')
  await visitor.openConnect()
  await expect(visitor.form).toContainText('0x70')
  await visitor.signIn()
})
