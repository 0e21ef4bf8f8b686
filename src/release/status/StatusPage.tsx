import { useState } from 'react'
import { describeSignature } from './describeSignature'
import { ReleaseTable } from './ReleaseTable'
import type { Site } from './readSite'
import { VisitorForm } from './VisitorForm'

type Props = { readonly site: Site }

/** Renders the status page, which shows the platform team who gets which release of a site. */
export function StatusPage({ site }: Props) {
  const [nowMs] = useState(() => Date.now())
  const { channels, hostsProblem, signers } = site
  const { disabled, sequence, withdrawn = [] } = channels
  const signature = describeSignature(site, nowMs)
  const hosts = hostsOf(site)
  return (
    <>
      <header>
        <h1>Walletdock status</h1>
        <p className="quiet">
          Edit {sequence} of <code>channels.json</code>
        </p>
      </header>
      {disabled && (
        <p className="banner" role="status">
          Nobody gets a wallet: {disabled}
        </p>
      )}
      <section aria-labelledby="signature">
        <h2 id="signature">Signature</h2>
        <p className={`state ${signature.tone}`}>{signature.text}</p>
        <ul className="keys">
          {signers.map(({ key, isValid }) => (
            <li key={key}>
              <code>{key}</code> {isValid ? 'matches' : 'does not match'}
            </li>
          ))}
        </ul>
      </section>
      <VisitorForm site={site} />
      <ReleaseTable site={site} />
      <section aria-labelledby="hosts">
        <h2 id="hosts">Hosts</h2>
        {hostsProblem && <p className="state bad">{hostsProblem}</p>}
        {hosts.length === 0 && !hostsProblem && (
          <p className="quiet">No host has its own settings.</p>
        )}
        {hosts.length > 0 && (
          <table>
            <thead>
              <tr>
                <th scope="col">Host</th>
                <th scope="col">Pinned to</th>
                <th scope="col">Deployment configuration</th>
              </tr>
            </thead>
            <tbody>
              {hosts.map(({ host, pinned, options }) => (
                <tr key={host}>
                  <th scope="row">{host}</th>
                  <td data-label="Pinned to">{pinned ?? '–'}</td>
                  <td data-label="Deployment configuration">
                    {options.join(', ') || '–'}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </section>
      {withdrawn.length > 0 && (
        <p className="quiet">Withdrawn: {withdrawn.join(', ')}</p>
      )}
    </>
  )
}

/** Returns the hosts with a pin or a configuration. The entry for all hosts is first. */
function hostsOf({ channels: { config, pinned = {} } }: Site) {
  const table: Readonly<Record<string, unknown>> = Object(config)
  const names = [...new Set([...Object.keys(table), ...Object.keys(pinned)])]
  return names.sort().map((host) => ({
    host: host === '*' ? 'all hosts' : host,
    pinned: pinned[host],
    options: Object.keys(Object(table[host])),
  }))
}
