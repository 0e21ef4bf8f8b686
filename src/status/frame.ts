import { loadWithoutReact } from '../host/load'
import { describeSelfTest, selfTest } from '../host/selfTest'
import type { ReportMessage } from './ReportMessage'

/** Tests the release that the frame's URL names, and reports to the status page. */
async function report(url: string, integrity: string): Promise<ReportMessage> {
  // No visitor connects here, so the policy of this page allows no feature.
  const result = await selfTest(loadWithoutReact, {
    url,
    integrity,
    features: false,
  })
  const { ok } = result.remote
  return { type: 'walletdock-report', ok, text: describeSelfTest(result) }
}

const asked = new URLSearchParams(location.search)
const url = asked.get('url') ?? ''
// A frame that anybody may open tests the releases of this site alone.
if (new URL(url, location.href).origin === location.origin)
  report(url, asked.get('integrity') ?? '').then((message) =>
    parent.postMessage(message, location.origin),
  )
