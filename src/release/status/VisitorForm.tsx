import { useState } from 'react'
import type { Channels } from '../../kit/Channels'
import { explainVersion } from './explainVersion'

/** Renders a form that shows which release the visitors of a host get. */
export function VisitorForm({ channels }: { readonly channels: Channels }) {
  const [host, setHost] = useState('shop.example')
  const [channel, setChannel] = useState('stable')
  return (
    <>
      <form onSubmit={(event) => event.preventDefault()}>
        <label>
          Hostname of the page
          <input
            value={host}
            autoCapitalize="none"
            spellCheck={false}
            onChange={({ target }) => setHost(target.value)}
          />
        </label>
        <label>
          Channel
          <select
            value={channel}
            onChange={({ target }) => setChannel(target.value)}
          >
            {Object.keys(channels.channels).map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
      </form>
      <output>
        {explainVersion(channels, host.trim().toLowerCase(), channel)}
      </output>
    </>
  )
}
