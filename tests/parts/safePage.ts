import { createServer } from 'node:http'
import { close, listen } from './listen'
import { pageScript } from './pageScript'
import type { SafeAccounts } from './safeParent'

/** A page of another origin that shows an app in its frame, as a Safe does. */
export type SafePage = {
  readonly url: string
  readonly stop: () => Promise<void>
}

/**
 * Serves a page that is a Safe and shows the app whose address is in its own, after `#`.
 * @see beSafe
 */
export async function startSafePage(
  accounts: SafeAccounts,
  chainId: number,
  rpcUrl: string,
): Promise<SafePage> {
  const script = await pageScript(
    'tests/parts/safeParent.ts',
    'beSafe',
    ...[accounts, chainId, rpcUrl],
  )
  const page = `<!doctype html><meta charset="utf-8"><title>A Safe</title>
<link rel="icon" href="data:,">
<style>body{margin:0}iframe{width:100vw;height:100vh;border:0;display:block}</style>
<iframe title="App"></iframe>
<script>${script};document.querySelector('iframe').src=decodeURIComponent(location.hash.slice(1))</script>`
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(page)
  })
  const url = await listen(server, 0)
  return { url, stop: () => close(server) }
}
