import { expect, type Page } from '@playwright/test'
import { test } from '../fixtures/test'
import {
  seesNoViolation,
  seesNoViolationInBothThemes,
} from './models/seesNoViolation'

test.use({ policyFor: [] })

/** Returns the URLs of the guides in their own list. */
async function guidesOf(page: Page, hostUrl: string): Promise<string[]> {
  await page.goto(`${hostUrl}/docs`)
  // On a phone, the list is collapsed.
  const guides = await page
    .getByRole('navigation', { name: 'Guides' })
    .getByRole('link', { includeHidden: true })
    .evaluateAll((links) =>
      links.map((link) => String(Reflect.get(link, 'href'))),
    )
  expect(guides.length).toBeGreaterThan(10)
  return guides
}

test('the sample host serves the guides under a strict policy, without dead links, anchors or accessibility violations, and on a phone, no guide scrolls sideways and a tap opens the list of guides', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  const guides = await guidesOf(page, world.host.url)
  const anchors = new Set<string>()
  const wanted = new Map<string, string>()
  for (const url of [`${world.host.url}/docs`, ...guides]) {
    await page.goto(url)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    anchors.add(url)
    await seesNoViolation(page)
    const { ids, links, scrollWidth } = await page.evaluate(() => ({
      ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
      links: [...document.querySelectorAll('a')].map(({ href }) => href),
      scrollWidth: document.documentElement.scrollWidth,
    }))
    expect([url, scrollWidth]).toEqual([url, 390])
    expect(ids).toEqual([...new Set(ids)])
    for (const id of ids) anchors.add(`${url}#${id}`)
    for (const link of links)
      if (link.startsWith(world.host.url)) wanted.set(link, url)
  }
  const ship = page
    .getByRole('navigation', { name: 'Guides' })
    .getByRole('link', { name: 'Ship' })
  await expect(ship).toBeHidden()
  await page.getByText('All guides').click()
  await seesNoViolation(page)
  await ship.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ship')
  const others = [...wanted.keys()].filter((link) => !link.includes('/docs'))
  expect(others.length).toBeGreaterThan(3)
  for (const link of others)
    if ((await page.request.get(link)).ok()) wanted.delete(link)
  const dead = [...wanted].filter(([link]) => !anchors.has(link))
  expect(dead).toEqual([])
})

test('a reader finds a guide by search, using only the keyboard', async ({
  page,
  world,
}) => {
  await page.goto(`${world.host.url}/docs`)
  await page.keyboard.press('/')
  await page.keyboard.type('roll back')
  const search = page.getByRole('search')
  await expect(search.getByRole('status')).toHaveText(/^\d+ results?$/)
  await seesNoViolationInBothThemes(page)
  await expect(search.getByRole('listitem').first()).toContainText(
    'Release, canary, roll back',
  )
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/docs\/ship#release-canary-roll-back$/)
  await expect(
    page.getByRole('heading', { name: 'Release, canary, roll back' }),
  ).toBeInViewport()

  const field = page.getByRole('searchbox')
  await field.fill('xylophone')
  await expect(search.getByRole('status')).toHaveText(
    'No results for “xylophone”.',
  )
  await field.press('Escape')
  await expect(field).toHaveValue('')
  await expect(search.getByRole('status')).toHaveText('')
})

test('a search that does not load is reported to the reader, who can try again', async ({
  page,
  world,
  expectedNoise,
}) => {
  expectedNoise.push(/404/)
  world.host.fault('/docs/search.json', 'missing')
  await page.goto(`${world.host.url}/docs/ship`)
  const field = page.getByRole('searchbox')
  await field.fill('canary')
  const status = page.getByRole('search').getByRole('status')
  await expect(status).toContainText('didn’t load')
  world.host.heal()
  await field.fill('canary ')
  await expect(status).toHaveText(/results?$/)
})
