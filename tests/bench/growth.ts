import { setTimeout as wait } from 'node:timers/promises'
import type { Browser } from '@playwright/test'
import type { Sought } from './inPage/watch'
import type { Place } from './places'
import { targets } from './targets'
import { type Visit, visit } from './visit'

/** Cost of opening a dialog on a page with a number of things. */
export type Growth = {
  readonly what: string
  readonly count: number
  /** From the click until the dialog is painted and can be pressed, in milliseconds. */
  readonly openMs: number
  /** DOM nodes that the open dialog adds. */
  readonly nodes: number
  /** Heap after a garbage collection, in MB. */
  readonly heapMB: number
  /** Requests from the first byte of the page until it is quiet with the open dialog. */
  readonly requests: number
}

type Subject = {
  readonly what: string
  readonly counts: readonly [few: number, many: number]
  readonly opens: 'connect' | 'account' | 'network'
}

const subjects: readonly Subject[] = [
  { what: 'buttons', counts: [1, 50], opens: 'connect' },
  { what: 'wallets', counts: [5, 1000], opens: 'connect' },
  { what: 'chains', counts: [2, 300], opens: 'network' },
  { what: 'tokens', counts: [10, 2000], opens: 'account' },
  { what: 'transactions', counts: [10, 1000], opens: 'account' },
  { what: 'tabs', counts: [1, 10], opens: 'account' },
]

const { account, button, list } = targets.release
const inHost = (id: string) => ({ css: `span >>> [data-testid="wd-${id}"]` })
const inDialog = (id: string): Sought => ({
  css: `body > div >>> [data-testid="wd-${id}"]`,
})
const opened = {
  connect: [button, list.row(1)],
  account: [account, inDialog('copy-address')],
  network: [inHost('network-button'), inDialog('chain-8453')],
} as const satisfies Record<Subject['opens'], readonly [Sought, Sought]>
/** Number of visits of each page, of which the median counts. */
const visits = 3

/** Opens the dialog of each subject with few and with many things, and returns what it costs. */
export async function measureGrowth(
  browser: Browser,
  page: Place,
): Promise<readonly Growth[]> {
  const all: Growth[] = []
  for (const subject of subjects)
    for (const count of subject.counts) {
      const seen: Growth[] = []
      for (let at = 0; at < visits; at += 1)
        seen.push(await growth(browser, page, subject, count))
      seen.sort((one, other) => one.openMs - other.openMs)
      const median = seen[Math.floor(visits / 2)]
      if (median) all.push(median)
    }
  return all
}

function growth(browser: Browser, page: Place, subject: Subject, n: number) {
  const { what, opens } = subject
  const url = `${page.url}?${what}=${n}`
  const options = {
    profile: 'full' as const,
    wallets: what === 'wallets' ? n : 1,
  }
  return visit(browser, { ...page, url }, options, async (it) => {
    await it.first()
    if (opens !== 'connect') await connect(it)
    if (what === 'transactions') await addTransactions(it, n)
    if (what === 'tabs') await openTabs(it, url, n)
    await it.quiet()
    const [press, awaited] = opened[opens]
    const before = await it.page.evaluate(() => window.bench.nodes())
    const answered = await it.click(press, awaited)
    await it.quiet()
    const nodes = await it.page.evaluate(() => window.bench.nodes())
    await it.devtools.send('HeapProfiler.collectGarbage')
    const { metrics } = await it.devtools.send('Performance.getMetrics')
    const heap = metrics.find(({ name }) => name === 'JSHeapUsedSize')
    return {
      what,
      count: n,
      openMs: answered.shown - answered.from,
      nodes: nodes - before,
      heapMB: (heap?.value ?? Number.NaN) / 2 ** 20,
      requests: it.traffic.count(),
    }
  })
}

async function connect(it: Visit) {
  await it.click(button, list.row(1))
  await it.quiet()
  await it.click(list.row(1), account)
  await it.quiet()
}

/** Stores confirmed transactions of the account, and loads the page again. */
async function addTransactions(it: Visit, n: number) {
  await it.page.evaluate((n) => {
    const all = Array.from({ length: n }, (_, at) => ({
      hash: `0x${(at + 1).toString(16).padStart(64, '0')}`,
      description: `Order ${at}`,
      status: 'confirmed',
      at: 1_790_000_000_000 - at * 60_000,
    }))
    const owner = '0xd8da6bf26964af9d7eed9e03e53415d37aa96045/8453'
    const stored = JSON.stringify({ [owner]: all })
    localStorage.setItem('walletdock.transactions', stored)
  }, n)
  await it.page.reload({ waitUntil: 'commit' })
  await it.page.evaluate(() => window.bench.usable)
}

async function openTabs(it: Visit, url: string, n: number) {
  for (let at = 1; at < n; at += 1) {
    const tab = await it.page.context().newPage()
    await tab.goto(url)
  }
  await it.page.bringToFront()
  await wait(1000)
}

/** Returns the growth as a table of Markdown, few things beside many. */
export function growthTable(all: readonly Growth[]): string {
  const rows = subjects.map(({ what }) => {
    const [few, many] = all.filter((one) => one.what === what)
    if (!few || !many) return `| ${what} | not measured |`
    const figure = (of: (it: Growth) => number, digits = 0) =>
      `${of(few).toFixed(digits)} → ${of(many).toFixed(digits)}`
    return `| ${[
      what,
      figure((it) => it.count),
      figure((it) => it.openMs),
      figure((it) => it.nodes),
      figure((it) => it.heapMB, 1),
      figure((it) => it.requests),
    ].join(' | ')} |`
  })
  return `| things | number | dialog open, ms | nodes that it adds | heap, MB | requests |
| --- | ---: | ---: | ---: | ---: | ---: |
${rows.join('\n')}`
}
