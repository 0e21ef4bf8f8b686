import type { Browser } from '@playwright/test'
import { arrived, bytesUntil } from './arrived'
import type { Answered } from './inPage/startBench'
import type { Values } from './measures'
import type { Place } from './places'
import type { Flow, Profile } from './targets'
import { type Visit, visit } from './visit'

const manyWallets = 200

/** Makes one visit, and returns its measurements. */
export function measure(
  flow: Flow,
  browser: Browser,
  place: Place,
  profile: Profile,
): Promise<Values> {
  switch (flow) {
    case 'arrive':
      return visit(browser, place, { profile }, arrive)
    case 'connect':
      return visit(browser, place, { profile }, connect)
    case 'resume':
      return visit(browser, place, { profile }, resume)
    case 'code':
      return visit(browser, place, { profile }, showCode)
    case 'many':
      return visit(browser, place, { profile, wallets: manyWallets }, many)
    case 'tap':
      return visit(browser, place, { profile, hasTouch: true }, tap)
  }
}

async function arrive(it: Visit): Promise<Values> {
  return (await arrived(it)).values
}

async function connect(it: Visit): Promise<Values> {
  const { clock, values } = await arrived(it)
  const list = await openList(it)
  const connected = await choose(it)
  return {
    ...values,
    ...(list && {
      listShownMs: list.shown - list.from,
      listMs: list.settled - list.from,
    }),
    connectMs: durationOf(connected),
    connectRemoteBytes: bytesUntil(
      it,
      clock(connected.settled),
      it.place.isRemote,
    ),
  }
}

async function resume(it: Visit): Promise<Values> {
  await it.first()
  await openList(it)
  await choose(it)
  await it.quiet()
  await it.page.reload({ waitUntil: 'commit' })
  return { resumeMs: (await it.first()).settled }
}

async function showCode(it: Visit): Promise<Values> {
  const { code } = it.target
  if (!code) throw new Error('There is no QR code on this page')
  await it.first()
  await it.quiet()
  await openList(it)
  return { codeMs: durationOf(await it.click(code.press, code.image)) }
}

async function many(it: Visit): Promise<Values> {
  const { list, account } = it.target
  if (!list) throw new Error('There is no list on this page')
  const countNodes = () => it.page.evaluate(() => window.bench.nodes())
  await it.first()
  await it.quiet()
  const before = await countNodes()
  const opened = await openList(it)
  const after = await countNodes()
  const last = list.row(manyWallets)
  // A list may render only the rows in view, so scroll until the last row exists.
  await it.page.waitForFunction(
    ([row, anyRow]) => {
      window.bench.scrollToEnd(anyRow)
      return window.bench.middle(row)
    },
    [last, list.anyRow] as const,
    { timeout: 20_000 },
  )
  const connected = await it.click(last, account)
  return {
    ...(opened && {
      manyMs: durationOf(opened),
      manyLongestMs: opened.longest,
    }),
    manyNodes: after - before,
    manyLastMs: durationOf(connected),
  }
}

async function tap(it: Visit): Promise<Values> {
  const { button, list } = it.target
  if (!list) throw new Error('There is no list on this page')
  await it.first()
  const tapped = await it.tap(button, list.row(1), list.dialog)
  return {
    tapAnsweredMs: tapped.answered - tapped.from,
    tapDialogMs: tapped.aroundShown - tapped.from,
    tapListMs: tapped.shown - tapped.from,
    tapLongestMs: tapped.longest,
  }
}

/** Opens the list and waits until the page is quiet. Does nothing on a page without a list. */
async function openList(it: Visit): Promise<Answered | undefined> {
  const { button, list } = it.target
  if (!list) return undefined
  const opened = await it.click(button, list.row(1))
  await it.quiet()
  return opened
}

function choose({ target, click }: Visit): Promise<Answered> {
  return click(target.list?.row(1) ?? target.button, target.account)
}

function durationOf({ from, settled }: Answered): number {
  return settled - from
}
