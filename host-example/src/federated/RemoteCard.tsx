import { version as reactVersion } from 'react'
import { Card } from '../cards/Card'
import { Facts } from '../cards/Facts'
import type { RemoteState } from './remoteState'

/** Shows the facts that the federation runtime reports about the remote. */
export function RemoteCard({ remote }: { readonly remote: RemoteState }) {
  const { manifest, entry, version, modules } = remote
  return (
    <Card title="The remote" note="From the page’s own runtime plugin.">
      <Facts
        facts={{
          Manifest: manifest,
          Entry: entry,
          Version: version,
          Modules: modules.join(', ') || undefined,
          React: `${reactVersion}, the page’s own`,
        }}
      />
    </Card>
  )
}
