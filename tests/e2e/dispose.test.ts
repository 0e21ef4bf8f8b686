import { type CDPSession, expect, type Page } from '@playwright/test'
import { openRequestsOf } from '../fixtures/pages/openRequests'
import { WalletPage } from '../fixtures/pages/WalletPage'
import { test } from '../fixtures/test'
import { heldByPage } from './models/heldByPage'
import type { Life } from './models/lives'
import { openLives } from './models/openLives'

const rounds = 50

/** Returns the listeners of the page's global objects, as DevTools list them. */
async function listenersOf(devtools: CDPSession): Promise<readonly string[]> {
  const all: string[] = []
  for (const name of [
    ...['window', 'document', 'document.documentElement', 'document.body'],
    ...['visualViewport', 'navigator', 'history'],
  ]) {
    const { result } = await devtools.send('Runtime.evaluate', {
      expression: name,
    })
    const { objectId = '' } = result
    const { listeners } = await devtools.send('DOMDebugger.getEventListeners', {
      objectId,
    })
    all.push(...listeners.map(({ type }) => `${name}: ${type}`))
  }
  return all.toSorted()
}

/** Returns all that Walletdock could leave in a page. Timers that are late have run before. */
async function remains(page: Page, devtools?: CDPSession) {
  await page.evaluate(
    () => new Promise<unknown>((resolve) => requestIdleCallback(resolve)),
  )
  await expect.poll(() => openRequestsOf(page)).toEqual([])
  await page.evaluate(() => window.runTimersWithin?.(3000))
  return {
    listeners: devtools ? await listenersOf(devtools) : [],
    ...(await page.evaluate(() => ({
      timers: window.pendingTimers?.(),
      elements: document.querySelectorAll('*').length,
      sheets: document.adoptedStyleSheets.length + document.styleSheets.length,
      globals: Object.keys(globalThis)
        .map((name) => name.replace(/_[0-9a-f]{8}$/, ' of a build'))
        .filter((name) => /wallet/i.test(name))
        .toSorted(),
    }))),
  }
}

/** The container, and its list of scripts. */
const ofContainer = ['walletdock', 'walletdock of a build']
/** Each copy of React leaves this listener. The container keeps its copy for the next load of its release. */
const ofReact = ['document: selectionchange']

test('in every engine, the page has what it had before, and the next load restores the session', {
  tag: '@engines',
}, async ({ page, world }) => {
  const life = await openLives(page, world)
  const before = await remains(page)
  const accounts: unknown[] = []
  for (const connects of [true, false, false])
    accounts.push(
      await page.evaluate((all) => window.live?.(all), { ...life, connects }),
    )
  expect(new Set(accounts).size).toBe(1)
  // A script that has arrived runs later, and its element and timer stay until then.
  await expect
    .poll(() => remains(page))
    .toEqual({
      ...before,
      globals: [...before.globals, ...ofContainer],
    })
})

for (const isShared of [false, true])
  test(`after ${rounds} rounds of load, connect and dispose, ${isShared ? 'in the page’s React' : 'without React'}, the page has what it had before`, async ({
    page,
    world,
  }) => {
    test.setTimeout(600_000)
    const first = await openLives(page, world)
    const devtools = await page.context().newCDPSession(page)
    const life = { ...first, isShared }
    const live = (more: Partial<Life>) =>
      page.evaluate((all) => window.live?.(all), { ...life, ...more })
    const before = await remains(page, devtools)
    const run = async (times: number) => {
      for (let round = 0; round < times; round++)
        await live({ connects: round % 4 !== 3, inDialog: round % 3 === 0 })
    }
    // The first rounds create what browsers and React create once.
    await run(rounds)
    await remains(page, devtools)
    const earlier = await heldByPage(devtools)
    await run(rounds)
    await expect
      .poll(() => remains(page, devtools))
      .toEqual({
        ...before,
        globals: [...before.globals, ...ofContainer],
        listeners: [...before.listeners, ...ofReact].toSorted(),
      })
    // Browsers free the elements of the last rounds late.
    const more = async () => {
      const now = await heldByPage(devtools)
      test.info().annotations.push({
        type: 'before and after',
        description: JSON.stringify([earlier, now]),
      })
      return {
        listeners: Math.max(0, now.listeners - earlier.listeners),
        nodes: Math.max(0, now.nodes - earlier.nodes),
        hasGrown: now.bytes > earlier.bytes * 1.05,
      }
    }
    await expect
      .poll(more, { timeout: 30_000 })
      .toEqual({ listeners: 0, nodes: 0, hasGrown: false })
  })

test('a page that disposes of Walletdock while a code is on the screen closes the relay’s socket, and its timers and listeners end', async ({
  page,
  world,
  relay,
}) => {
  const life = await openLives(page, world)
  const devtools = await page.context().newCDPSession(page)
  const visitor = new WalletPage(page)
  const sockets: { isClosed(): boolean }[] = []
  page.on('websocket', (socket) => sockets.push(socket))
  const before = await remains(page, devtools)
  let earlier = await heldByPage(devtools)
  for (const round of [1, 2, 3, 4, 5, 6]) {
    if (round === 4) earlier = await heldByPage(devtools)
    const dispose = await page.evaluateHandle(
      (all) => window.begin?.(all),
      life,
    )
    await visitor.openConnect()
    await visitor.choose('walletConnect')
    await visitor.readCode()
    expect(sockets.length, relay.url).toBe(round)
    await dispose.evaluate((end) => end?.())
    await dispose.dispose()
    await expect.poll(() => sockets.every((each) => each.isClosed())).toBe(true)
  }
  await page.evaluate(() => window.runTimersWithin?.(60_000))
  await expect
    .poll(() => remains(page, devtools))
    .toMatchObject({
      timers: before.timers,
      elements: before.elements,
      listeners: [...before.listeners, ...ofReact].toSorted(),
    })
  // The last three rounds hold nothing that the first three did not.
  await expect
    .poll(async () => {
      const { listeners, nodes } = await heldByPage(devtools)
      return listeners <= earlier.listeners && nodes <= earlier.nodes
    })
    .toBe(true)
  expect(await page.evaluate(() => Object.keys(globalThis))).not.toContain(
    '_walletConnectCore_walletdock',
  )
})

test('a page with `remotes` ends Walletdock with `endPage`, and a later part restores the session', async ({
  page,
  world,
  site,
  serveHost,
}) => {
  world.changeSettings({ remoteUrl: site.first.url })
  const host = await serveHost('both-ways', site.first.url)
  await page.goto(host.url)
  await page.addScriptTag({ url: '/remotes.js' })
  const devtools = await page.context().newCDPSession(page)
  const before = await listenersOf(devtools)
  const start = () => page.evaluate(() => window.startPart?.remotes?.())
  await start()
  const visitor = new WalletPage(page)
  await visitor.connect()
  await page.evaluate(() => window.endPage?.())
  await expect(page.locator('[data-walletdock]')).toHaveCount(0)
  await expect(page.locator('output')).toContainText('disconnected')
  // The dialog that the visitor has connected in fades out, and listens until then.
  await expect
    .poll(() => listenersOf(devtools))
    .toEqual([...before, ...ofReact].toSorted())
  await page.evaluate(() => {
    const place = document.querySelector('#remotes')
    place?.replaceWith(place.cloneNode())
  })
  await start()
  await visitor.seesAccount()
})
