import { afterAll, beforeEach, expect, test } from 'vitest'
import { takeConsole } from '../../fixtures/pages/takeConsole'
import { patient, startPhone } from './startPhone'

/** The client checks its connection with every heartbeat, in milliseconds. */
const heartbeatMs = 5000

const sockets: WebSocket[] = []
/** The largest number of sockets that were open or opening at the same time. */
let most = 0
const { WebSocket: original } = globalThis

// The client reads the class once, when it loads.
globalThis.WebSocket = class extends original {
  constructor(url: string | URL) {
    super(url)
    sockets.push(this)
    most = Math.max(most, open())
  }
}

afterAll(() => {
  globalThis.WebSocket = original
})

beforeEach(() => {
  sockets.splice(0)
  most = 0
})

const all = () => sockets.length
const open = () =>
  sockets.filter(({ readyState }) => readyState <= original.OPEN).length

const wait = (heartbeats: number) =>
  new Promise((resolve) => setTimeout(resolve, heartbeats * heartbeatMs))

test('a code that nobody waits for closes its socket, a later code connects, and its session keeps the socket until it ends', async () => {
  const { openTab, see } = await startPhone()
  const tab = openTab()
  tab.connect(1, 'rainbow')
  await expect.poll(() => tab.codeOf(1), patient).toBeDefined()
  expect(open()).toBe(1)
  tab.dispatch({ type: 'ABANDON', attempt: 1 })
  await expect.poll(open, patient).toBe(0)
  const opened = all()
  await wait(2.5)
  expect(all()).toBe(opened)
  await tab.connectPhone(2)
  await wait(2.5)
  expect(open()).toBe(1)
  tab.dispatch({ type: 'DISCONNECT' })
  await expect.poll(see, patient).toMatchObject({ sessions: 0 })
  await expect.poll(open, patient).toBe(0)
}, 120_000)

test('a relay that is down is reported, tried with one socket at a time, and no longer once nobody waits for it, and its loss ends no session', async () => {
  const { be, openTab } = await startPhone()
  await be('down')
  const tab = openTab({ relayTimeoutMs: 12_000 })
  tab.connect(1, 'rainbow')
  await expect.poll(all, patient).toBeGreaterThan(1)
  await expect
    .poll(() => tab.news().at(-1), patient)
    .toMatchObject({
      type: 'FAILED',
      failure: { class: 'relay-unreachable' },
    })
  expect(most).toBe(1)
  tab.dispatch({ type: 'ABANDON', attempt: 1 })
  await wait(2)
  const opened = all()
  await wait(3)
  expect(all()).toBe(opened)
  await be('up')
  await tab.connectPhone(2)
  await be('down')
  await expect.poll(open, patient).toBe(0)
  await wait(2)
  expect(tab.config.state.status).toBe('connected')
  takeConsole()
}, 120_000)
