import { loadWithoutReact } from '../../kit/load'
import { describeSelfTest, selfTest } from '../../kit/selfTest'

/** Message from the frame of a self-test to the status page. */
export type ReportMessage = {
  /** True if the release has loaded. */
  readonly ok: boolean
  readonly text: string
}

/** Runs the self-test of a release, and returns the message for the status page. */
async function report(url: string, integrity: string): Promise<ReportMessage> {
  // Visitors do not connect wallets on this page, so its policy blocks the origins of all features.
  const result = await selfTest(loadWithoutReact, {
    url,
    integrity,
    features: false,
  })
  const { ok } = result.remote
  return { ok, text: describeSelfTest(result) }
}

const parameters = new URLSearchParams(location.search)
const url = parameters.get('url') ?? ''
// Any page may open this frame, so it only tests releases of its own site.
if (new URL(url, location.href).origin === location.origin)
  report(url, parameters.get('integrity') ?? '').then((message) =>
    parent.postMessage(message, location.origin),
  )
