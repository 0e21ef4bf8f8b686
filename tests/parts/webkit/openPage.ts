import { writeFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type { PageNews } from './createNews'
import type { Step } from './findElements'
import { fitWindow, type Size } from './fitWindow'
import { createKeyboard, createMouse } from './input'
import { ownerOfFrame } from './ownerOfFrame'
import { routeOf } from './route'
import type { HttpProxy } from './startProxy'
import { takePicture } from './takePicture'
import type { WebDriver } from './WebDriver'
import { WebKitLocator } from './WebKitLocator'

/** A test's function for the page, or a script. */
type Code = string | ((given: never) => unknown)

/** @param library the questions of `askPage.ts` as text, whose names begin with `asks.` */
export function openPage(
  driver: WebDriver,
  proxy: HttpProxy,
  { on, expose }: PageNews,
  library: string,
) {
  const { run, post, get } = driver
  const waitForFunction = async (code: Code, given?: unknown) => {
    for (const until = Date.now() + 30_000; ; await sleep(50)) {
      const value = await run(callable(code), given)
      if (value) return { jsonValue: async () => value }
      if (Date.now() > until) throw new Error(`Not in time: ${code}`)
    }
  }
  const route = async (...given: Parameters<typeof routeOf>) =>
    void proxy.routes.push(routeOf(...given))
  const addInitScript = async (
    script: Code | { content: string },
    given?: unknown,
  ) => {
    const value = JSON.stringify(given)
    proxy.scripts.push(
      typeof script === 'function'
        ? `(${script})(${value})`
        : typeof script === 'string'
          ? script
          : script.content,
    )
  }
  const exposeFunction = async (
    name: string,
    called: (...given: never[]) => unknown,
  ) => {
    expose(name, called)
    proxy.scripts.push(
      `window[${JSON.stringify(name)}] = async (...given) => tellTest(${JSON.stringify(name)}, ...given)`,
    )
  }
  const withLibrary = (expression: string) =>
    `(...given) => { return (() => { ${library}; return ${expression} })() }`
  const owner = {
    ask: <T>(question: string, ...given: readonly unknown[]): Promise<T> =>
      run(withLibrary(`asks.${question}(...given)`), ...given),
    runWith: <T>(
      source: string,
      steps: readonly Step[],
      given: unknown,
    ): Promise<T> =>
      run(
        withLibrary(`(${source})(asks.firstOf(given[0]), given[1])`),
        steps,
        given,
      ),
    mouse: createMouse(driver),
    keyboard: createKeyboard(driver),
  }
  const root = new WebKitLocator(owner, [])
  const { locator, getByTestId, getByTitle, getByText, getByLabel, getByRole } =
    root
  return {
    ...owner,
    _apiName: 'Page',
    ...{ locator, getByTestId, getByTitle, getByText, getByLabel, getByRole },
    frameLocator: (selector: string) =>
      new WebKitLocator(ownerOfFrame(driver, owner, locator(selector)), []),
    on,
    goto: (url: string) => post('/url', { url }),
    reload: () => post('/refresh'),
    goBack: () => post('/back'),
    url: () => get<string>('/url'),
    evaluate: (code: Code, given?: unknown) => run(callable(code), given),
    waitForFunction,
    waitForTimeout: (ms: number) => sleep(ms),
    waitForLoadState: () => proxy.idle(),
    addInitScript,
    exposeFunction,
    route,
    setViewportSize: (size: Size) => fitWindow(driver, size),
    screenshot: async ({ path }: { path?: string } = {}) => {
      const picture = await takePicture(driver)
      if (path) await writeFile(path, picture)
      return picture
    },
  }
}

/** Scripts are expressions, as Playwright takes them. */
function callable(code: Code): string {
  return typeof code === 'string'
    ? `() => (${code.replace(/;\s*$/, '')})`
    : String(code)
}
