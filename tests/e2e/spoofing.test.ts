import { expect, type Page } from '@playwright/test'
import { nothingIsRefused, underPolicy } from '../fixtures/pages/underPolicy'
import { visitShop } from '../fixtures/pages/visit'
import { test } from '../fixtures/test'
import { type Announcement, announce } from './models/announce'
import { seesNoViolation } from './models/seesNoViolation'

const hint = /^This may not be the wallet it claims to be\./
const real = { rdns: 'io.metamask', name: 'MetaMask', flags: ['isMetaMask'] }

const announced = (page: Page, wallets: readonly Announcement[]) =>
  page.addInitScript(announce, wallets)

test('the real wallet keeps its row, and a wallet that copies its name, its uuid or its rdns is marked', async ({
  page,
  world,
}) => {
  await announced(page, [
    { ...real, uuid: 'same', flags: [] },
    { ...real, uuid: 'same' },
    { rdns: 'org.stranger', name: 'MetaMask' },
    { rdns: 'me.rainbow', name: 'Rainbow' },
    { rdns: 'org.hidden', name: 'Rain\u200bbow' },
    { rdns: 'org.turned', name: '\u202eCoinbase' },
    { rdns: 'org.honest', name: 'Honest' },
  ])
  const visitor = await visitShop(page, world)
  await visitor.openConnect()
  for (const id of [
    'io.metamask#2',
    'org.stranger',
    'me.rainbow',
    'org.hidden',
    'org.turned',
  ])
    await expect(visitor.wallet(id)).toHaveAccessibleDescription(hint)
  for (const id of ['metaMask', 'rainbow', 'org.honest'])
    await expect(visitor.wallet(id)).not.toContainText('Unverified')
  await expect(visitor.wallet('metaMask')).toHaveCount(1)
  // The marks have no accessibility violation.
  await seesNoViolation(page)
  await visitor.choose('metaMask')
  await expect
    .poll(() => page.evaluate(() => window.askedWallets))
    .toEqual(['MetaMask'])
})

const svg = (inside: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 8 8">${inside}</svg>`,
  )}`
const elsewhere = 'http://127.0.0.1:9/tracker'

/** Each of these contains more than the lines and colours of a picture. */
const crafted = [
  svg('<script>parent.hit = 1</script>'),
  svg(`<script href="${elsewhere}.js"/>`),
  svg(`<foreignObject><iframe src="${elsewhere}"/></foreignObject>`),
  svg(`<image href="${elsewhere}.png"/>`),
  svg(`<use xlink:href="${elsewhere}.svg#a"/>`),
  svg(`<rect fill="url(${elsewhere}.svg#a)"/>`),
  svg(`<style>@import "${elsewhere}.css"</style>`),
  svg('<g onload="parent.hit = 1"/>'),
  svg('<a href="javascript:parent.hit = 1"/>'),
  svg('<use href="#a"/>'.repeat(2000)),
  'javascript:window.hit = 1',
  `${elsewhere}.png`,
  'https://tracker.example/i.png',
  '//tracker.example/i.png',
  'data:text/html,<script>parent.hit = 1</script>',
  `data:image/png;base64,${'A'.repeat(400_000)}`,
]

test('crafted icons send no request and run no script under a strict policy, and a drawn mark replaces them', async ({
  page,
  world,
}) => {
  const { host, remote, chains, names } = world
  const origins = [host, remote, chains.base, chains.second, names].map(
    (each) => each?.url,
  )
  const strange: string[] = []
  page.on('request', (request) => {
    const url = request.url()
    if (url.startsWith('data:image/png') || url.startsWith('data:image/svg'))
      return
    if (!origins.includes(new URL(url).origin)) strange.push(url)
  })
  const violations = await underPolicy(page, world, ['a `nameService`'])
  const good = svg('<path d="M0 0h8v8z"/>')
  await announced(page, [
    { rdns: 'org.good', name: 'Good', icon: good },
    ...crafted.map((icon, index) => ({
      rdns: `org.crafted${index}`,
      name: `Xafted ${index}`,
      icon,
    })),
  ])
  const visitor = await visitShop(page, world)
  await visitor.openConnect()
  await expect(visitor.wallet('org.good').locator('img')).toHaveAttribute(
    'src',
    good,
  )
  for (const index of crafted.keys()) {
    const row = visitor.wallet(`org.crafted${index}`)
    await expect(row).toContainText(`XXafted ${index}`)
    await expect(row.locator('img, svg, iframe, object, embed')).toHaveCount(0)
  }
  await page.keyboard.press('Escape')
  await visitor.connect()
  expect(await page.evaluate(() => Reflect.get(window, 'hit'))).toBe(undefined)
  nothingIsRefused(violations)
  expect(strange).toEqual([])
})
