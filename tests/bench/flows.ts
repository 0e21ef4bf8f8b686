import type { Browser } from '@playwright/test'
import { arrived } from './arrived'
import type { Answered } from './inPage/startBench'
import type { Values } from './measures'
import type { Place } from './places'
import type { Flow, Profile } from './targets'
import { type Visit, type VisitOptions, visit } from './visit'

const manyWallets = 200

/** What a visitor of each flow does, and how the visit differs from the usual one. */
const visits: Readonly<
  Record<
    Flow,
    readonly [(it: Visit) => Promise<Values>, Partial<VisitOptions>?]
  >
> = {
  arrive: [arrived],
  connect: [connect],
  resume: [resume],
  code: [showCode],
  many: [many, { wallets: manyWallets }],
  tap: [tap, { hasTouch: true }],
}

/** Makes one visit, and returns its measurements. */
export function measure(
  flow: Flow,
  browser: Browser,
  place: Place,
  profile: Profile,
): Promise<Values> {
  const [act, options] = visits[flow]
  return visit(browser, place, { profile, ...options }, act)
}

async function connect(it: Visit): Promise<Values> {
  const values = await arrived(it)
  const list = await openList(it)
  const connected = await choose(it)
  return {
    ...values,
    ...(list && {
      listMs: shownAfter(list),
      listStillMs: durationOf(list),
      waitMs: (values.buttonMs ?? 0) + shownAfter(list),
    }),
    connectMs: durationOf(connected),
  }
}

async function resume(it: Visit): Promise<Values> {
  await it.first()
  await openList(it)
  await choose(it)
  await it.quiet()
  await it.page.reload({ waitUntil: 'commit' })
  const { settled } = await it.first()
  const usable = await it.page.evaluate(() => window.bench.usable)
  return { resumeMs: settled, resumeUsableMs: usable.settled }
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
  const countNodes = () => it.page.evaluate(() => window.bench.nodes())
  await it.first()
  await it.quiet()
  const before = await countNodes()
  const opened = await openList(it)
  if (!opened) throw new Error('This page has no list')
  return {
    manyMs: shownAfter(opened),
    manyNodes: (await countNodes()) - before,
  }
}

async function tap(it: Visit): Promise<Values> {
  const { button, list } = it.target
  if (!list) throw new Error('This page has no list')
  await it.first()
  const tapped = await it.tap(button, list.row(1), list.dialog)
  return {
    tapAnsweredMs: tapped.answered - tapped.from,
    tapDialogMs: tapped.aroundShown - tapped.from,
    tapListMs: shownAfter(tapped),
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

function shownAfter({ from, shown }: Answered): number {
  return shown - from
}

function durationOf({ from, settled }: Answered): number {
  return settled - from
}
