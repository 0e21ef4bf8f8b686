import type { BrowserContext, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { World } from '../../host-example/local/startWorld'
import {
  otherAddress,
  type SignInPage,
  visitWithSignIn,
} from '../fixtures/pages/SignInPage'
import { troubleNoise } from '../fixtures/pages/trouble'
import { walletAnswers } from '../fixtures/pages/visit'
import { testWalletId } from '../fixtures/pages/WalletPage'
import { test } from '../fixtures/test'
import { scriptsWith } from './models/scriptsWith'

type Scene = {
  readonly page: Page
  readonly context: BrowserContext
  readonly world: World
  readonly visitor: SignInPage
}

/** Ways in which a visitor is connected but not signed in, without a dialog. */
const unsigned: Readonly<Record<string, (scene: Scene) => Promise<unknown>>> = {
  async 'the host’s server has lost the session'({ page, world, visitor }) {
    await signedIn(visitor)
    world.auth.heal()
    await page.reload()
  },
  async 'the host’s server was unreachable'({ page, world, visitor }) {
    await signedIn(visitor)
    world.host.fault('/auth/me', 'failing')
    await page.reload()
    await visitor.seesStatus('unauthenticated')
    world.host.heal()
  },
  async 'the host learns who is signed in after the wallet has connected'({
    page,
    world,
    visitor,
  }) {
    world.host.fault('/auth/me', 'held')
    await page.reload()
    await visitor.openConnect()
    await visitor.choose()
    await visitor.seesStatus('loading')
    await visitor.seesNoDialog()
    world.host.heal()
  },
  async 'the host does not learn who is signed in, and gives up'({
    page,
    world,
    visitor,
  }) {
    world.host.fault('/auth/me', 'hang')
    await page.reload()
    await visitor.openConnect()
    await visitor.choose()
    await visitor.seesStatus('loading')
    world.host.heal()
  },
  async 'the wallet has switched accounts'({ page, visitor }) {
    await signedIn(visitor)
    await page.evaluate(
      (address) => window.testWallet?.switchAccount(address),
      otherAddress,
    )
  },
  async 'a reload has interrupted the signature'({ page, visitor }) {
    await visitor.connectToSignIn()
    await walletAnswers(page, 'silent')
    await visitor.sign.click()
    await page.reload()
  },
}

/** Ways in which a visitor who was about to sign, or had signed, is disconnected. */
const disconnected: typeof unsigned = {
  async 'Escape has closed the dialog during the prompt to connect'({
    page,
    visitor,
  }) {
    await walletAnswers(page, 'silent')
    await visitor.openConnect()
    await visitor.choose()
    await page.keyboard.press('Escape')
    await walletAnswers(page, 'approve')
  },
  async 'Escape has closed the form during the prompt to sign'({
    page,
    visitor,
  }) {
    await visitor.connectToSignIn()
    await walletAnswers(page, 'silent')
    await visitor.sign.click()
    await page.keyboard.press('Escape')
    await walletAnswers(page, 'approve')
  },
  async 'the wallet has disconnected'({ page, visitor }) {
    await signedIn(visitor)
    await page.evaluate(() => window.testWallet?.leave())
  },
  async 'the wallet has disconnected while the form was open'({
    page,
    visitor,
  }) {
    await visitor.connectToSignIn()
    await page.evaluate(() => window.testWallet?.leave())
  },
  async 'another tab has disconnected'({ context, visitor, world }) {
    await signedIn(visitor)
    const other = await visitWithSignIn(await context.newPage(), world)
    await other.openAccount()
    await other.disconnect.click()
    await other.seesStatus('disconnected')
    await visitor.page.bringToFront()
  },
  async 'Escape has closed a form that failed to load'({
    page,
    world,
    visitor,
  }) {
    await formMissing({ world, visitor })
    await page.keyboard.press('Escape')
    world.remote.heal()
  },
}

for (const [way, goes] of Object.entries(unsigned))
  test(`a click opens the form when ${way} [D12]`, async ({
    page,
    context,
    world,
    expectedNoise,
  }) => {
    expectedNoise.push(troubleNoise)
    const visitor = await visitWithSignIn(page, world)
    await goes({ page, context, world, visitor })
    await visitor.seesStatus('unauthenticated')
    await visitor.seesNoDialog()
    await visitor.openConnect()
    await visitor.signIn()
  })

for (const [way, goes] of Object.entries(disconnected))
  test(`a click opens the list of wallets, and choosing a wallet opens the form, when ${way} [D12]`, async ({
    page,
    context,
    world,
    expectedNoise,
  }) => {
    expectedNoise.push(troubleNoise)
    const visitor = await visitWithSignIn(page, world)
    await goes({ page, context, world, visitor })
    await visitor.seesStatus('disconnected')
    await visitor.seesNoDialog()
    await visitor.openConnect()
    await expect(visitor.wallet(testWalletId)).toBeVisible()
    await visitor.choose()
    await visitor.signIn()
  })

test('a retry loads a form that failed to load', async ({
  page,
  world,
  expectedNoise,
}) => {
  expectedNoise.push(troubleNoise)
  const visitor = await visitWithSignIn(page, world)
  await formMissing({ world, visitor })
  world.remote.heal()
  await visitor.retry.click()
  await visitor.signIn()
})

async function signedIn(visitor: SignInPage) {
  await visitor.connectToSignIn()
  await visitor.signIn()
}

/** Only the form fails to load. */
async function formMissing({
  world,
  visitor,
}: Pick<Scene, 'world' | 'visitor'>) {
  world.remote.fault(
    scriptsWith('src/features/signIn/SignInView.tsx'),
    'missing',
  )
  await visitor.openConnect()
  await visitor.choose()
  await visitor.seesStatus('unauthenticated')
  await expect(visitor.retry).toBeVisible()
}
