import { createServer } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { close, listen } from '../listen'
import { startProgram } from '../startProgram'

/** A session of WebKitWebDriver: one browser with one window. */
export type WebDriver = {
  readonly get: <T>(path: string) => Promise<T>
  readonly post: <T>(path: string, body?: object) => Promise<T>
  /** Calls a function in the page, given as text, with JSON, and waits for what it returns. */
  readonly run: <T>(source: string, ...given: readonly unknown[]) => Promise<T>
  readonly stop: () => Promise<void>
}

export type WebDriverOptions = {
  readonly driver: string
  readonly env: Readonly<Record<string, string>>
  /** MiniBrowser, and what it is started with. */
  readonly binary: string
  readonly args: readonly string[]
}

/** Errors of pages that leave while they are asked: the next page answers. */
const isLeaving = /no such (window|frame)|stale|unloaded|aborted/i

/** How long an answer may take, in milliseconds. */
const limitMs = 70_000

/**
 * Starts a driver on a port of its own, and a session in it. One browser in some hundreds hangs on its way up: it is
 * started anew.
 * @see https://www.w3.org/TR/webdriver2/
 */
export function startWebDriver(options: WebDriverOptions): Promise<WebDriver> {
  return startOnce(options, 25_000).catch(() => startOnce(options, limitMs))
}

async function startOnce(
  options: WebDriverOptions,
  startMs: number,
): Promise<WebDriver> {
  const { driver, env, binary, args } = options
  const port = await freePort()
  const program = startProgram(driver, [`--port=${port}`], { env })
  const base = `http://127.0.0.1:${port}`
  try {
    await untilReady(base)
    const browser = { binary, args }
    const { sessionId } = await ask<{ sessionId: string }>(
      `${base}/session`,
      'POST',
      {
        capabilities: {
          alwaysMatch: {
            browserName: 'MiniBrowser',
            'webkitgtk:browserOptions': browser,
          },
        },
      },
      startMs,
    )
    const session = `${base}/session/${sessionId}`
    const post = <T>(path: string, body: object = {}) =>
      ask<T>(session + path, 'POST', body)
    await post('/timeouts', { script: 60_000, pageLoad: 60_000, implicit: 0 })
    return {
      get: (path) => ask(session + path, 'GET'),
      post,
      run: (source, ...given) => run(post, source, given),
      stop: async () => {
        // A browser that does not leave ends with its driver.
        await Promise.race([
          ask(session, 'DELETE').catch(() => {}),
          sleep(5000),
        ])
        await program.stop()
      },
    }
  } catch (error) {
    await program.stop()
    throw error
  }
}

async function run<T>(
  post: WebDriver['post'],
  source: string,
  given: readonly unknown[],
): Promise<T> {
  const script = `
    const done = arguments[arguments.length - 1]
    Promise.resolve()
      .then(() => (${source})(...[...arguments].slice(0, -1)))
      .then((value) => done({ value }), (error) => done({ error: String(error) }))`
  for (let tries = 0; ; tries += 1) {
    try {
      const body = { script, args: given.map((each) => each ?? null) }
      const said = await post<{ value?: T; error?: string } | null>(
        '/execute/async',
        body,
      )
      if (said?.error) throw new Error(said.error)
      return said?.value as T
    } catch (error) {
      if (tries > 20 || !isLeaving.test(String(error))) throw error
      await sleep(100)
    }
  }
}

async function ask<T>(
  url: string,
  method: string,
  body?: object,
  mostMs = limitMs,
): Promise<T> {
  const response = await fetch(url, {
    method,
    signal: AbortSignal.timeout(mostMs),
    ...(body && {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }),
  })
  const { value } = await response.json()
  if (response.ok) return value
  throw new Error(`WebKit: ${value.error}: ${value.message}`)
}

async function untilReady(base: string) {
  for (let tries = 0; ; tries += 1)
    try {
      await fetch(`${base}/status`)
      return
    } catch (error) {
      if (tries > 200) throw error
      await sleep(50)
    }
}

async function freePort() {
  const server = createServer()
  const { port } = new URL(await listen(server, 0))
  await close(server)
  return port
}
