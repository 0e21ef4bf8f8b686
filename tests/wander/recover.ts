import { expect } from '@playwright/test'
import { SignInPage } from '../fixtures/pages/SignInPage'
import { heal } from './heal'
import { onceThere } from './onceThere'
import { limitMs, reach } from './reach'
import type { Scene } from './Scene'
import { Finding, settle } from './settle'
import { testRdns } from './visitorActs'

/**
 * Ends every fault, and checks that one click leads the visitor to a complete button, or to the start of the usual
 * way to it.
 * @throws Finding if it does not
 */
export async function recover(scene: Scene): Promise<void> {
  await onceThere(scene.page, () => heal(scene))
  await keepOneTab(scene)
  const { page } = scene
  const visitor = new SignInPage(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await closeAll(visitor)
  try {
    await arrivedAt(scene, /pending|held|missing/)
    await settle(scene)
    if ((await stateOf(scene)) === 'failed')
      await page
        .getByRole('button', {
          name: /^(Couldn’t load|Something went wrong)\. Try again$/,
        })
        .first()
        .click()
    let state = await arrivedAt(scene)
    if (state === 'connected') await openOnce(visitor)
    if (state === 'connect') {
      await connect(visitor)
      state = await arrivedAt(scene)
    }
    // The host learns only now that nobody is signed in, so signing in takes another click.
    if (await isUnsigned(scene)) {
      await connect(visitor)
      state = await arrivedAt(scene)
    }
    if (state === 'wrong network') await switchBack(visitor)
    await expect(async () => {
      // The wallet may answer an earlier request only now, and switch chains.
      if ((await stateOf(scene)) === 'wrong network') await switchBack(visitor)
      expect(await wholeness(scene)).toBe('whole')
    }).toPass({ timeout: limitMs })
  } catch (thrown) {
    if (thrown instanceof Finding) throw thrown
    const { message } = thrown instanceof Error ? thrown : { message: thrown }
    throw new Finding(`does not recover: ${message}`)
  }
  await settle(scene)
}

async function keepOneTab(scene: Scene) {
  const [first, ...others] = scene.context.pages()
  for (const other of others) await other.close()
  if (first) scene.page = first
}

/** Closes every dialog, because recovering starts at the button. */
async function closeAll(visitor: SignInPage) {
  const { page, close, dialogs } = visitor
  const about = page.locator('.about')
  const closeAbout = async () => {
    if (await about.isVisible()) await page.keyboard.press('Escape')
  }
  // Next to a dialog that is not modal, Escape may belong to the page, and the page's own dialog may cover ours.
  await closeAbout()
  await expect(async () => {
    // An earlier press may open its dialog only now.
    if (await close.isVisible()) await close.click()
    await closeAbout()
    await expect(dialogs).toHaveCount(0, { timeout: 500 })
  }).toPass({ timeout: limitMs })
}

/** Waits until the button shows a state that lasts, and returns it. */
async function arrivedAt(
  scene: Scene,
  passing = /pending|held|missing|failed/,
) {
  await expect
    .poll(() => stateOf(scene), { timeout: limitMs })
    .not.toMatch(passing)
  return stateOf(scene)
}

function lookAt({ page }: Scene) {
  return onceThere(page, () => page.evaluate(() => window.look?.()))
}

async function isUnsigned(scene: Scene) {
  return (await lookAt(scene))?.hook['Status'] === 'unauthenticated'
}

async function stateOf(scene: Scene) {
  return (await lookAt(scene))?.button.is ?? 'missing'
}

async function connect(visitor: SignInPage) {
  // A session that was given up returns once its wallet answers, and closes the dialog.
  const { accountButton, networkButton, sign } = visitor
  const there = accountButton.or(networkButton).or(sign).first()
  const wallet = visitor.wallet(testRdns)
  await reach(visitor, visitor.connectButton, wallet.or(there))
  if (await wallet.isVisible())
    await Promise.any([
      wallet.click({ timeout: limitMs }),
      there.waitFor({ timeout: limitMs }),
    ])
  await expect(there).toBeVisible({ timeout: limitMs })
  if (await visitor.sign.isVisible()) {
    // A press has no effect before there is a message to sign, and on a busy machine the host's nonce arrives late.
    await expect(visitor.sign).not.toHaveAttribute('aria-busy', {
      timeout: limitMs,
    })
    await visitor.sign.click()
  }
  await expect(visitor.dialogs).toHaveCount(0, { timeout: limitMs })
}

async function switchBack(visitor: SignInPage) {
  await reach(visitor, visitor.networkButton, visitor.chain(8453))
  await visitor.chain(8453).click()
  await expect(visitor.dialogs).toHaveCount(0, { timeout: limitMs })
}

async function openOnce(visitor: SignInPage) {
  await reach(visitor, visitor.accountButton, visitor.disconnect)
  await visitor.close.click()
  await expect(visitor.dialogs).toHaveCount(0)
}

/** Returns `whole` if network, balance and account are shown, otherwise the part that is missing. */
async function wholeness(scene: Scene) {
  const look = await lookAt(scene)
  if (look?.button.is !== 'connected') return look?.button.is
  const { button, hook } = look
  // The lightest page shows only one sentence about the hook.
  const isLight = scene.page.url().endsWith('/thin')
  if (!button.network) return 'without a network'
  if (!isLight && !hook['Balance']) return 'useWallet has no balance'
  return /\bETH\b/.test(button.text) ? 'whole' : `no balance: ${button.text}`
}
