import { expect } from '@playwright/test'
import { SignInPage } from '../fixtures/pages/SignInPage'
import { heal } from './heal'
import { onceThere } from './onceThere'
import { limitMs, reach } from './reach'
import type { Scene } from './Scene'
import { Finding, settle } from './settle'
import { testRdns } from './visitorActs'

/**
 * Everything works again: one click brings the visitor to a whole button, or to where the usual way to it begins.
 * @throws Finding when it does not
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
    // A host that learns only now that nobody is signed in: signing takes a click of its own.
    if (await isUnsigned(scene)) {
      await connect(visitor)
      state = await arrivedAt(scene)
    }
    if (state === 'wrong network') await switchBack(visitor)
    await expect(async () => {
      // What a wallet was asked before, it may answer only now, and go elsewhere.
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

/** Recovering begins at the button. */
async function closeAll(visitor: SignInPage) {
  const { page, close, dialogs } = visitor
  const about = page.locator('.about')
  const closeAbout = async () => {
    if (await about.isVisible()) await page.keyboard.press('Escape')
  }
  // Beside a dialog that is not modal, Escape may be the page's, and its own dialog may lie above ours.
  await closeAbout()
  await expect(async () => {
    // A press that has waited for what hung opens its dialog only now.
    if (await close.isVisible()) await close.click()
    await closeAbout()
    await expect(dialogs).toHaveCount(0, { timeout: 500 })
  }).toPass({ timeout: limitMs })
}

/** What the button shows once it shows something that lasts. */
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
  // A session that was given up is back by itself once its wallet answers after all, and closes the dialog.
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
    // A press before there is a message to sign does nothing, and on a busy machine the host's nonce comes late.
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

/** Network, balance and account, or what is missing of them. */
async function wholeness(scene: Scene) {
  const look = await lookAt(scene)
  if (look?.button.is !== 'connected') return look?.button.is
  const { button, hook } = look
  // The lightest page shows no more of the hook than a sentence.
  const isLight = scene.page.url().endsWith('/thin')
  if (!button.network) return 'without a network'
  if (!isLight && !hook['Balance']) return 'useWallet has no balance'
  return /\bETH\b/.test(button.text) ? 'whole' : `no balance: ${button.text}`
}
