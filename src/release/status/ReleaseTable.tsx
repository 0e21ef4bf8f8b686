import { useId } from 'react'
import { ReleaseTest } from './ReleaseTest'
import type { Site } from './readSite'

type Props = { readonly site: Site }

/** Renders the releases of a site, with who gets them, their sizes, and a self-test for each. */
export function ReleaseTable({ site: { channels, releases } }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>Releases</h2>
      <div className="scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">Version</th>
              <th scope="col">Who gets it</th>
              <th scope="col">Date</th>
              <th scope="col">First visit</th>
              <th scope="col">Self-test</th>
            </tr>
          </thead>
          <tbody>
            {releases.map(({ bytes, contract, date, url, version }) => (
              <tr key={version}>
                <th scope="row">{version}</th>
                <td data-label="Who gets it">
                  {receiversOf(channels, version).join(', ') || 'nobody'}
                </td>
                <td className="short" data-label="Date">
                  {date?.toISOString().slice(0, 10) ?? '–'}
                </td>
                <td className="short" data-label="First visit">
                  {bytes === undefined
                    ? '–'
                    : `${(bytes / 1000).toFixed(1)} KB`}
                </td>
                <td>
                  {contract ? (
                    <ReleaseTest
                      version={version}
                      url={url}
                      integrity={channels.releases[version]?.contract ?? ''}
                    />
                  ) : (
                    <span className="state bad">Files are missing</span>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function receiversOf(
  { canary, channels, pinned = {} }: Site['channels'],
  version: string,
): readonly string[] {
  const { hosts = [], percent = 0 } = canary?.version === version ? canary : {}
  return [
    ...Object.entries(channels)
      .filter(([name, it]) => it === version && (name !== 'canary' || canary))
      .map(([name]) => name),
    ...(percent > 0 ? [`${percent} % of stable`] : []),
    ...hosts.map((host) => `all of ${host}`),
    ...Object.entries(pinned)
      .filter(([, it]) => it === version)
      .map(([host]) => `${host} (pinned)`),
  ]
}
