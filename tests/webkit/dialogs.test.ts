import { expect } from '@playwright/test'
import { Key } from 'selenium-webdriver'
import { addressOf } from '../fixtures/gallery/choices'
import type { Measured } from '../fixtures/gallery/measureTexts'
import { servedPolicy } from '../fixtures/pages/underPolicy'
import { guidePolicy } from '../fixtures/project/guidePolicy'
import { iPhone, test } from './test'
import { ours } from './Visitor'

/** The connect dialog as a sheet. */
const sheet = `${ours('connect-dialog')}[data-layout=mobile]`

test('under the guide’s policy, a visitor connects, switches and disconnects, everything is styled, and no file is fetched twice', async ({
  visitor,
  world,
}) => {
  const policy = servedPolicy(guidePolicy(['a `nameService`']), world)
  world.host.addHeaders('/', {
    'content-security-policy': `${policy}; report-uri /refused`,
  })
  world.host.rewrite('/', (text) => ({ text, headers: {} }))
  await visitor.driver.get(world.host.url)
  const button = await visitor.sees(ours('connect-button'))
  expect(await button.getCssValue('border-radius')).toBe('12px')
  expect(await button.getAccessibleName()).toBe('Connect wallet')
  await button.click()
  const dialog = await visitor.sees(ours('connect-dialog'))
  expect(await dialog.getAccessibleName()).toBe('Connect a wallet')
  expect(await dialog.getCssValue('border-radius')).toBe('24px')
  await visitor.taps(ours('wallet-dev.walletdock.test'))
  await visitor.sees(ours('account-button'), 'ada.example')
  await visitor.taps(ours('network-button'), 'Base')
  await visitor.taps(ours('chain-10'))
  await visitor.sees(ours('network-button'), 'OP Mainnet')
  await visitor.disconnects()
  expect(world.host.requests).not.toContain('/refused')
  const { requests } = world.remote
  const repeated = requests.filter((file, at) => requests.indexOf(file) !== at)
  expect(repeated).toEqual([])
})

test('by keyboard, each dialog has a name, holds the focus and returns it', async ({
  visitor,
  world,
}) => {
  const { driver } = visitor
  await driver.get(world.host.url)
  await visitor.tabsTo(ours('connect-button'))
  await visitor.presses(Key.ENTER)
  await visitor.tabsTo(ours('wallet-dev.walletdock.test'))
  await visitor.presses(Key.ENTER)
  await visitor.seesAccount()
  await expect.poll(() => visitor.hasFocus(ours('account-button'))).toBe(true)
  await visitor.presses(Key.ENTER)
  const dialog = await visitor.sees(ours('account-dialog'))
  expect(await dialog.getAccessibleName()).toMatch(/account/i)
  for (let step = 0; step < 8; step += 1) {
    await visitor.presses(Key.TAB)
    expect(await visitor.hasFocus('dialog *')).toBe(true)
  }
  await visitor.presses(Key.ESCAPE)
  await visitor.seesNo('dialog')
  await expect.poll(() => visitor.hasFocus(ours('account-button'))).toBe(true)
})

test('each dialog is styled from its first frame', async ({
  visitor,
  world,
}) => {
  const { driver } = visitor
  await driver.get(world.host.url)
  await driver.executeScript(recordBorders)
  await visitor.connects()
  for (const name of ['account', 'network']) {
    await visitor.taps(ours(`${name}-button`))
    await visitor.sees(ours(`${name}-dialog`))
    await visitor.presses(Key.ESCAPE)
    await visitor.seesNo('dialog')
  }
  expect(await driver.executeScript('return borders')).toEqual({
    connect: ['1px'],
    account: ['1px'],
    network: ['1px'],
  })
})

test.describe('on a phone', () => {
  test.use({ userAgent: iPhone })

  test('a sheet moves back when its grip is pulled a little, closes when it is pulled down, and keeps the page from scrolling', async ({
    visitor,
    world,
  }) => {
    const { driver } = visitor
    await driver.get(world.host.url)
    await driver.manage().window().setRect({ width: 400, height: 800 })
    const scrolled = () => driver.executeScript<number>('return scrollY')
    const pull = async (pixels: number) => {
      const { x, y, width } = await (await visitor.sees(sheet)).getRect()
      const from = { x: Math.round(x + width / 2), y: Math.round(y) + 8 }
      const hand = driver.actions().move(from).press()
      for (let part = 1; part <= 5; part += 1)
        hand.move({ ...from, y: from.y + (pixels * part) / 5 })
      await hand.release().perform()
    }
    await visitor.taps(ours('connect-button'))
    // The list moves the sheet when it replaces the placeholder.
    await visitor.sees(ours('wallet-dev.walletdock.test'))
    await pull(20)
    const open = await visitor.sees(sheet)
    await expect.poll(() => open.getCssValue('translate')).toBe('none')
    await visitor.presses(Key.END)
    expect(await scrolled()).toBe(0)
    await pull(250)
    await visitor.seesNo('dialog')
    await visitor.presses(Key.END)
    await expect.poll(scrolled).toBeGreaterThan(0)
  })
})

test('every state of the gallery is rendered in a narrow window, without cut or covered text', async ({
  visitor,
  pagesUrl,
}) => {
  const { driver } = visitor
  const scene = { layout: 'mobile', theme: 'light', language: 'en' } as const
  const first = addressOf(scene, 'connect list')
  await driver.get(`${pagesUrl}/gallery${first}`)
  await driver.manage().window().setRect({ width: 400, height: 800 })
  await driver.executeScript(
    (address: string) => window.showState(address),
    first,
  )
  const states = await driver.executeScript<string>(
    'return document.documentElement.dataset.states',
  )
  const misfits: string[] = []
  for (const state of states.split('\n')) {
    const { cut, covered } = await driver.executeScript<Measured>(
      async (address: string) => {
        await window.showState(address)
        return window.measureTexts([])
      },
      addressOf(scene, state),
    )
    misfits.push(...[...cut, ...covered].map((text) => `${state}: ${text}`))
  }
  expect(misfits).toEqual([])
})

/** Runs in the page. Records the widths of each dialog's border, in each frame before it is painted. */
function recordBorders() {
  const borders: Record<string, readonly string[]> = {}
  Object.assign(window, { borders })
  const record = () => {
    for (const { shadowRoot } of document.querySelectorAll('[data-walletdock]'))
      for (const dialog of shadowRoot?.querySelectorAll('dialog') ?? []) {
        const name = dialog.dataset['name'] ?? ''
        const { borderTopWidth } = getComputedStyle(dialog)
        borders[name] = [...new Set(borders[name]).add(borderTopWidth)]
      }
    requestAnimationFrame(record)
  }
  record()
}
