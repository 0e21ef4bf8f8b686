import { expect } from '@playwright/test'
import { moreWallets } from '../../src/data/wallets/more/moreWallets'
import { walletNames } from '../../src/data/wallets/WalletChoice'
import { faceNames, facesFor } from '../fixtures/fonts/faces'
import { addressOf } from '../fixtures/gallery/choices'
import { mixes, mixOf } from '../fixtures/gallery/mixes'
import { showState, statesOf } from '../fixtures/gallery/statesOf'
import { translations } from '../fixtures/states/languages'
import { test } from '../fixtures/test'

/** The wallets of the default list and all others. */
const walletCount = walletNames.length + Object.keys(moreWallets).length

test('a tile does not split any part of a wallet’s name across two lines, on a phone of 320 pixels', async ({
  page,
  pagesUrl,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const scene = { layout: 'mobile', theme: 'light', language: 'en' } as const
  await page.goto(
    `${pagesUrl}/gallery${addressOf(scene, 'connect other wallets')}`,
  )
  const names = page.locator('[part=row] > [dir=auto]')
  // The list renders further rows as they come near.
  await expect(async () => {
    await names.last().evaluate((name) => name.scrollIntoView())
    expect(await names.count()).toBe(walletCount)
  }).toPass()
  const dialog = page.getByTestId('wd-connect-dialog')
  expect(await dialog.evaluate(brokenNames)).toEqual([])
})

/** Returns names with a part that takes more than one line. “WalletConnect” has two parts. */
function brokenNames(list: Element): readonly string[] {
  const names = list.querySelectorAll('[part=row] > [dir=auto]')
  return [...names].flatMap((name) => {
    // Rows outside the viewport are not laid out, so they have no lines.
    name.scrollIntoView()
    const ends = document.createTreeWalker(name, NodeFilter.SHOW_TEXT)
    const letters: { letter: string; top: number }[] = []
    while (ends.nextNode()) {
      const text = ends.currentNode
      for (const [at, letter] of [...(text.textContent ?? '')].entries()) {
        const range = document.createRange()
        range.setStart(text, at)
        range.setEnd(text, at + 1)
        letters.push({ letter, top: range.getBoundingClientRect().top })
      }
    }
    return letters.some(({ letter, top }, at) => {
      const next = letters[at + 1]
      return (
        next && top !== next.top && /^\w[^A-Z\s.]$/.test(letter + next.letter)
      )
    })
      ? (name.textContent ?? '')
      : []
  })
}

test('no word of a tile’s caption is wider than the tile, in any language and font', async ({
  page,
  pagesUrl,
  showFace,
}) => {
  const scene = { layout: 'mobile', theme: 'light', language: 'en' } as const
  await page.goto(`${pagesUrl}/gallery${addressOf(scene, 'connect list')}`)
  const tile = page.getByTestId('wd-wallet-rainbow')
  await expect(tile).toBeVisible()
  // One pixel of the gap on each side belongs to the caption.
  const width = await tile.evaluate((one) => one.clientWidth + 2)
  const words = Object.entries(translations).flatMap(
    ([language, { dialogs }]) => {
      const { recent, installed, notInstalled, unsupported } = dialogs.connect
      return (
        [recent, installed, notInstalled, unsupported]
          // A soft hyphen is visible where a word breaks.
          .flatMap((caption) => caption.replaceAll('\u00AD', '- ').split(' '))
          .map((word) => ({ language, word }))
      )
    },
  )
  const wide: string[] = []
  for (const face of faceNames) {
    await showFace(page, face)
    const widths = await tile
      .locator('span')
      .last()
      .evaluate((caption, all) => {
        const pen = document.createElement('canvas').getContext('2d')
        if (!pen) throw new Error('This browser has no canvas.')
        pen.font = getComputedStyle(caption).font
        return all.map(({ word }) => pen.measureText(word).width)
      }, words)
    for (const [at, { language, word }] of words.entries()) {
      // Japanese, Chinese and Thai are written without spaces, and wrap anywhere.
      const mayWrap = /^(ja|th|zh)/.test(language)
      const isShown = facesFor(language).includes(face)
      if ((widths[at] ?? 0) > width && isShown && !mayWrap)
        wide.push(`${face}, ${language}: ${word}`)
    }
  }
  expect(wide).toEqual([])
})

test('every label of an account tile is one line inside its tile, at 320 pixels, in any language and font', async ({
  page,
  pagesUrl,
  showFace,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const scene = { layout: 'compact', theme: 'light', language: 'en' } as const
  await statesOf(page, pagesUrl, scene)
  await showFace(page, 'dejavu')
  const misfits: string[] = []
  for (const language of Object.keys(mixes)) {
    await showState(page, addressOf({ ...scene, language }, 'account'))
    for (const face of facesFor(mixOf(language).languages[0])) {
      await page.evaluate((name) => window.showFace(name), face)
      const tiles = await page.getByTestId('wd-receive').evaluate(labelsOfRow)
      expect(tiles.length).toBe(3)
      for (const { label, lines, room } of tiles)
        if (lines !== 1 || room < 1)
          misfits.push(`${language}, ${face}: ${label}`)
    }
  }
  expect(misfits).toEqual([])
})

/** Returns the labels of the tiles in a row, with their lines, and the pixels between the text and the tile's edge. */
function labelsOfRow(tile: Element) {
  const tiles = tile.parentElement?.querySelectorAll(':scope > [part~=button]')
  return [...(tiles ?? [])].map((each) => {
    const box = each.getBoundingClientRect()
    const range = document.createRange()
    const walker = document.createTreeWalker(each, NodeFilter.SHOW_TEXT)
    const rects: DOMRect[] = []
    while (walker.nextNode()) {
      range.selectNodeContents(walker.currentNode)
      rects.push(...range.getClientRects())
    }
    // A text that is only for screen readers is one pixel wide.
    const shown = rects.filter(({ width }) => width > 1)
    return {
      label: each.textContent,
      lines: new Set(shown.map(({ top }) => Math.round(top))).size,
      room: Math.min(
        ...shown.flatMap(({ left, right }) => [
          left - box.left,
          box.right - right,
        ]),
      ),
    }
  })
}

test('a failed sign-in is fully visible, from the account to its report, in every language', async ({
  page,
  pagesUrl,
}) => {
  await page.setViewportSize({ width: 600, height: 640 })
  const scene = { layout: 'compact', theme: 'light', language: 'en' } as const
  const states = Object.keys(await statesOf(page, pagesUrl, scene))
  const forms = states.filter((state) => state.startsWith('sign in'))
  expect(forms).toContain('sign in not prepared')
  const below: string[] = []
  for (const language of ['longest texts', 'other scripts'])
    for (const state of forms) {
      await showState(page, addressOf({ ...scene, language }, state))
      const content = page.locator('dialog > div')
      if (state.includes(' not '))
        await expect(content.getByTestId('wd-copy-report')).toBeAttached()
      const pixels = await content.evaluate(
        ({ scrollHeight, clientHeight }) => scrollHeight - clientHeight,
      )
      if (pixels > 0) below.push(`${language}: ${state}, ${pixels} pixels`)
    }
  expect(below).toEqual([])
})
