import { expect } from '@playwright/test'
import { faces } from '../fixtures/fonts/faces'
import { addressOf } from '../fixtures/gallery/choices'
import { test } from '../fixtures/test'

/** The other faces. DejaVu’s “J” is narrower than Inter’s. */
const families = [faces.inter, faces.roboto, faces.segoe].map(
  ({ family }) => family,
)

test('a state is laid out in another face if one of its words is wider than in DejaVu', async ({
  page,
  pagesUrl,
  showFace,
}) => {
  const scene = { layout: 'mobile', theme: 'light', language: 'en' } as const
  await page.goto(`${pagesUrl}/gallery${addressOf(scene, 'connect list')}`)
  await showFace(page, 'dejavu')
  const widerWith = (text: string) =>
    page.evaluate(showText, { text, families, dejavu: faces.dejavu.family })
  expect(await widerWith('Jetzt installieren')).toContain(faces.inter.family)
  expect(await widerWith('installieren')).toEqual([])
})

type Shown = {
  readonly text: string
  readonly families: readonly string[]
  readonly dejavu: string
}

/** Runs in the page: the product shows only this text. */
async function showText({ text, families, dejavu }: Shown) {
  const shadow = document.querySelector('[data-walletdock]')?.shadowRoot
  const content = shadow?.querySelector('dialog > div')
  if (!content) throw new Error('The page has no dialog.')
  content.innerHTML = `<p part="text" style="font-size:14px">${text}</p>`
  const fonts = families.map((family) => `14px "${family}"`)
  await Promise.all(fonts.map((font) => document.fonts.load(font)))
  return window.findWiderFamilies(families, dejavu)
}
