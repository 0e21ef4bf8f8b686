import { useState } from 'react'
import type { SiteChannels } from '../channels/siteChannels'
import { ReleaseTest } from './ReleaseTest'

/**
 * Renders the releases of a site, the newest first, with a self-test for each.
 * @param props.url URL of the site, with a slash at the end
 * @param props.missing the versions whose files the site does not have
 */
export function ReleaseTable({
  url,
  site: { channels, history },
  missing,
}: {
  readonly url: string
  readonly site: SiteChannels
  readonly missing: readonly string[]
}) {
  const [runsAll, setRunsAll] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setRunsAll(true)}>
        Run all self-tests
      </button>
      <table>
        <thead>
          <tr>
            <th scope="col">Version</th>
            <th scope="col">Added</th>
            <th scope="col">Self-test</th>
          </tr>
        </thead>
        <tbody>
          {Object.keys(channels.releases)
            .reverse()
            .map((version) => (
              <tr key={version}>
                <th scope="row">{version}</th>
                <td data-label="Added">
                  {history
                    .find(
                      ({ words }) => words.join(' ') === `release ${version}`,
                    )
                    ?.at.slice(0, 10) ?? '–'}
                </td>
                <td>
                  {missing.includes(version) ? (
                    <span className="state bad">Files are missing</span>
                  ) : (
                    <ReleaseTest
                      version={version}
                      isOpen={runsAll}
                      url={`${url}releases/${version}/`}
                      integrity={channels.releases[version]?.contract ?? ''}
                    />
                  )}
                </td>
              </tr>
            ))}
        </tbody>
      </table>
    </>
  )
}
