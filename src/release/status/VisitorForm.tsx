import { useState } from 'react'
import type { Channels } from '../../kit/Channels'
import { explainVersion } from './explainVersion'

/** Renders a form that shows which release a visitor of a host gets. */
export function VisitorForm({ channels }: { readonly channels: Channels }) {
  const [host, setHost] = useState('shop.example')
  const [channel, setChannel] = useState('stable')
  const [dial, setDial] = useState(50)
  const share = channels.canary?.percent ?? 0
  const { version, reason, options } = explainVersion(channels, {
    host: host.trim().toLowerCase(),
    channel,
    dial,
  })
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
        {share > 0 && (
          <label>
            Visitor’s share number: {dial}. Numbers below {share} get the
            canary.
            <input
              type="range"
              min={0}
              max={99.9}
              step={0.1}
              value={dial}
              onChange={({ target }) => setDial(Number(target.value))}
            />
          </label>
        )}
      </form>
      <output>
        <strong>{version ?? 'No wallet'}</strong> {reason}
        {options.length > 0 &&
          ` Deployment configuration: ${options.join(', ')}.`}
      </output>
    </>
  )
}
