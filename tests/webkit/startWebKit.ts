import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Builder, type WebDriver } from 'selenium-webdriver'
import { freePort } from '../../host-example/local/ports'
import { startProgram } from '../../host-example/local/startProgram'
import type { WebKitPaths } from '../fixtures/browsers/findWebKit'
import { testEnvironment } from '../fixtures/environment/environment'

export type WebKit = {
  readonly driver: WebDriver
  readonly stop: () => Promise<void>
}

type Options = WebKitPaths & {
  /** Value of the environment variable `DISPLAY`. */
  readonly display: string
  /** @default WebKitGTK's own */
  readonly userAgent: string | undefined
}

/** Starts a MiniBrowser with an empty profile. Tries twice, because about one in several hundred hangs. */
export function startWebKit(options: Options): Promise<WebKit> {
  return startOnce(options).catch(() => startOnce(options))
}

async function startOnce(options: Options): Promise<WebKit> {
  const port = await freePort()
  const home = await makeHome()
  const program = startProgram(options.driver, [`--port=${port}`], {
    env: {
      ...testEnvironment(process.env),
      DISPLAY: options.display,
      // WebKit is stable on a machine without graphics only with these variables.
      ...{ WEBKIT_DISABLE_DMABUF_RENDERER: '1', LIBGL_ALWAYS_SOFTWARE: '1' },
      ...{ NO_AT_BRIDGE: '1', GTK_A11Y: 'none' },
      ...{ XDG_CONFIG_HOME: home, XDG_DATA_HOME: home, XDG_CACHE_HOME: home },
      // In the locale C, WebKit would report C as the language of its user.
      LC_ALL: 'en_US.UTF-8',
    },
  })
  const stop = async () => {
    await program.stop()
    await rm(home, { recursive: true, force: true })
  }
  try {
    const url = `http://127.0.0.1:${port}`
    while (!(await isReady(url))) await sleep(50)
    const driver = await Promise.race([openBrowser(url, options), failLate()])
    return {
      driver,
      stop: async () => {
        // Stopping the driver also ends a browser that does not close.
        await Promise.race([driver.quit().catch(() => {}), sleep(5000)])
        await stop()
      },
    }
  } catch (error) {
    await stop()
    throw error
  }
}

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/status`).then(
    ({ ok }) => ok,
    () => false,
  )
}

async function failLate(): Promise<never> {
  await sleep(60_000)
  throw new Error('WebKit did not start within a minute.')
}

async function openBrowser(url: string, { browser, userAgent }: Options) {
  return new Builder()
    .usingServer(url)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': {
        binary: browser,
        args: [
          '--automation',
          // The proxy does not exist, so no request leaves this machine.
          ...['--proxy=http://127.0.0.1:9', '--ignore-host=127.0.0.1'],
          ...['--ignore-host=localhost'],
          ...(userAgent ? [`--user-agent=${userAgent}`] : []),
        ],
      },
    })
    .build()
}

/** Creates a folder with settings. The padding of toolbar buttons would prevent windows as narrow as a phone. */
async function makeHome(): Promise<string> {
  const home = await mkdtemp(path.join(tmpdir(), 'walletdock-webkit-'))
  await mkdir(path.join(home, 'gtk-3.0'))
  const css = '* { min-width: 0; padding: 0; margin: 0; border-width: 0 }'
  await writeFile(path.join(home, 'gtk-3.0/gtk.css'), css)
  return home
}
