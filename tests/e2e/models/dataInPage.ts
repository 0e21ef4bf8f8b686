import { type CDPSession, type Page, test } from '@playwright/test'
import { assertLeavesNothing } from './heldByPage'

/** A few cycles show what each cycle leaves behind, because what the browser stores for itself is not counted. */
export const cycles = 24
/** Data is judged in so many rounds, because a cache that is emptied in a later one would hide a leak. */
const judgedRounds = 3
/** Bytes of data that one cycle may leave behind. A closure with its variables needs about 60. */
const keptBytes = 300

/**
 * Repeats a round of cycles until one leaves no listener, no node and no data behind. A cache that is not full yet holds
 * more after a round, but not after every one.
 * @param run runs this many cycles, and returns what must be the same after each round
 */
export async function assertLeavesNoData(
  page: Page,
  run: (times: number) => Promise<unknown>,
): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  // These cycles create everything that is created once and kept.
  let rest = JSON.stringify(await run(20))
  let faults: readonly string[] = []
  let rounds = 0
  await assertLeavesNothing(devtools, async () => {
    const [restBefore, before] = [rest, await dataInPage(devtools)]
    rest = JSON.stringify(await run(cycles))
    const { bytes, kinds } = leftBehind(before, await dataInPage(devtools))
    test.info().annotations.push({
      type: 'left behind by a cycle, in bytes',
      description: String(bytes),
    })
    rounds += 1
    if (rounds <= judgedRounds)
      faults = [
        ...kinds,
        ...(bytes < keptBytes ? [] : [`${bytes} bytes in each cycle`]),
        ...(rest === restBefore ? [] : [`${rest} instead of ${restBefore}`]),
      ]
    return faults
  })
}

/** Data that scripts have created, by kind. */
type PageData = ReadonlyMap<
  string,
  { readonly count: number; readonly bytes: number }
>

/**
 * Types of data in a heap snapshot. The other types belong to the browser: compiled code, for example, of which it
 * stores more the more often a script runs.
 */
const types = /^(object|closure|array|.*string)$/

/** Counts the data that the page still holds, in a heap snapshot. */
async function dataInPage(devtools: CDPSession): Promise<PageData> {
  const { meta, nodes, strings } = await takeSnapshot(devtools)
  const at = (field: string) => meta.node_fields.indexOf(field)
  const [type, name, size] = [at('type'), at('name'), at('self_size')]
  const data = new Map<string, { count: number; bytes: number }>()
  for (let start = 0; start < nodes.length; start += meta.node_fields.length) {
    const read = (field: number) => nodes[start + field] ?? 0
    const typeName = meta.node_types[0][read(type)] ?? ''
    if (!types.test(typeName)) continue
    // The name of a string is its text.
    const kind = typeName.endsWith('string')
      ? 'string'
      : `${typeName} ${strings[read(name)]}`
    const one = data.get(kind) ?? { count: 0, bytes: 0 }
    one.count += 1
    one.bytes += read(size)
    data.set(kind, one)
  }
  return data
}

/**
 * Kinds of which a page at rest always holds the same number: functions, the variables that they keep, and objects of
 * classes. How many plain objects, arrays and strings a page holds depends on what it has just fetched.
 */
const steady = /^(closure|object (?!(Object|Array)$))/

/** Returns what a cycle left behind: bytes of all data, and the steady kinds of which every second cycle left one. */
function leftBehind(before: PageData, after: PageData) {
  const kinds: string[] = []
  let bytes = 0
  for (const kind of new Set([...before.keys(), ...after.keys()])) {
    const [old, now] = [before.get(kind), after.get(kind)]
    const more = (now?.count ?? 0) - (old?.count ?? 0)
    if (steady.test(kind) && more >= cycles / 2) kinds.push(`${more} × ${kind}`)
    bytes += (now?.bytes ?? 0) - (old?.bytes ?? 0)
  }
  return { kinds, bytes: Math.round(bytes / cycles) }
}

/** The parts of a heap snapshot that are read here. */
type Snapshot = {
  readonly meta: {
    readonly node_fields: readonly string[]
    readonly node_types: readonly [readonly string[]]
  }
  /** The fields of the first node, then those of the second one, and so on. */
  readonly nodes: readonly number[]
  readonly strings: readonly string[]
}

/** Collects garbage, and returns what remains. */
async function takeSnapshot(devtools: CDPSession): Promise<Snapshot> {
  const chunks: string[] = []
  const onChunk = ({ chunk }: { chunk: string }) => chunks.push(chunk)
  devtools.on('HeapProfiler.addHeapSnapshotChunk', onChunk)
  await devtools.send('HeapProfiler.takeHeapSnapshot')
  devtools.off('HeapProfiler.addHeapSnapshotChunk', onChunk)
  const { snapshot, nodes, strings } = JSON.parse(chunks.join(''))
  return { meta: snapshot.meta, nodes, strings }
}
