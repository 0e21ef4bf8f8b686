import { existsSync } from 'node:fs'

/** The three programs that WebKit takes here. */
export type WebKitPaths = {
  readonly driver: string
  /** MiniBrowser. */
  readonly browser: string
  /** A screen that nobody sees. */
  readonly xvfb: string
}

/** WebKit as Debian's webkit2gtk-driver brings it; `undefined` when some of it is missing. */
export function findWebKit(): WebKitPaths | undefined {
  const browser = ['x86_64', 'aarch64']
    .map((cpu) => `/usr/lib/${cpu}-linux-gnu/webkit2gtk-4.1/MiniBrowser`)
    .find((file) => existsSync(file))
  const [driver, xvfb] = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb']
  const isThere = existsSync(driver) && existsSync(xvfb)
  return browser && isThere ? { driver, browser, xvfb } : undefined
}
