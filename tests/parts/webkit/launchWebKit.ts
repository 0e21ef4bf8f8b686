import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Browser } from '@playwright/test'
import { build } from 'esbuild'
import { createNews } from './createNews'
import type { WebKitPaths } from './findWebKit'
import { fitWindow, type Size } from './fitWindow'
import { openPage } from './openPage'
import { type Display, startDisplay } from './startDisplay'
import { startProxy } from './startProxy'
import { startWebDriver } from './WebDriver'

/** What Playwright asks of a context, as far as MiniBrowser can. */
type ContextOptions = {
  readonly viewport?: Size | null | undefined
  readonly userAgent?: string | undefined
  readonly colorScheme?: string | null | undefined
  readonly reducedMotion?: string | null | undefined
  readonly locale?: string | undefined
}

type WebKitBrowser = Browser & {
  /** For contexts to come. */
  readonly setContextOptions: (options: ContextOptions) => void
}

/**
 * WebKit as Debian has it, over WebDriver, with as much of Playwright's `Browser` as its fixtures `context` and `page`
 * use. Each context is a MiniBrowser of its own, so nothing is left between tests.
 */
export async function launchWebKit(paths: WebKitPaths): Promise<WebKitBrowser> {
  const display = await startDisplay(paths.xvfb)
  const library = await bundle()
  let usual: ContextOptions = {}
  const browser = {
    setContextOptions: (options: ContextOptions) => {
      usual = options
    },
    // Playwright looks for headers of a connection here.
    _connection: {},
    newContext: (options?: ContextOptions) =>
      openContext(paths, display, library, { ...usual, ...options }),
    close: () => display.stop(),
  }
  // Whatever else a test may ask of it is not there, and fails by name.
  return browser as unknown as WebKitBrowser
}

export function isWebKit(browser: Browser): browser is WebKitBrowser {
  return 'setContextOptions' in browser
}

async function openContext(
  { driver, browser }: WebKitPaths,
  { name }: Display,
  library: string,
  options: ContextOptions,
) {
  const { viewport, userAgent } = options
  const news = createNews()
  const proxy = await startProxy(news)
  const home = await makeHome(options)
  const session = await startWebDriver({
    driver,
    binary: browser,
    args: [
      '--automation',
      `--proxy=${proxy.url}`,
      ...(userAgent ? [`--user-agent=${userAgent}`] : []),
      ...(options.colorScheme === 'dark' ? ['--dark-mode'] : []),
    ],
    env: {
      DISPLAY: name,
      // These made it steady on a machine without graphics.
      ...{ WEBKIT_DISABLE_DMABUF_RENDERER: '1', LIBGL_ALWAYS_SOFTWARE: '1' },
      ...{ NO_AT_BRIDGE: '1', GTK_A11Y: 'none' },
      ...{ XDG_CONFIG_HOME: home, XDG_DATA_HOME: home, XDG_CACHE_HOME: home },
      ...(options.locale && { LANGUAGE: options.locale.replace('-', '_') }),
    },
  })
  if (viewport) await fitWindow(session, viewport)
  let isOver = false
  const close = async () => {
    if (isOver) return
    isOver = true
    await session.stop()
    proxy.stop()
    await rm(home, { recursive: true, force: true })
  }
  const page = openPage(session, proxy, news, library)
  const { addInitScript, route, exposeFunction } = page
  const context = {
    ...{ addInitScript, route, exposeFunction, close },
    newPage: async () => Object.assign(page, { close, context: () => context }),
    grantPermissions: async () => {},
  }
  return context
}

/** Settings of its own. The toolbar would keep a window above 447 px: its buttons lose their padding. */
async function makeHome({ reducedMotion }: ContextOptions) {
  const home = await mkdtemp(path.join(tmpdir(), 'walletdock-webkit-'))
  const gtk = path.join(home, 'gtk-3.0')
  await mkdir(gtk)
  const narrow = '* { min-width: 0; padding: 0; margin: 0; border-width: 0 }'
  await writeFile(path.join(gtk, 'gtk.css'), narrow)
  const moves = reducedMotion === 'reduce' ? 0 : 1
  const settings = `[Settings]\ngtk-enable-animations=${moves}\n`
  await writeFile(path.join(gtk, 'settings.ini'), settings)
  return home
}

/** What runs in the page, as one text. Bundled, because what a runner has transformed may lean on the runner. */
async function bundle() {
  const { outputFiles } = await build({
    absWorkingDir: import.meta.dirname,
    entryPoints: ['askPage.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'asks',
    target: 'es2022',
  })
  return outputFiles[0]?.text ?? ''
}
