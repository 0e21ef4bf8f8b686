import { useState } from 'react'
import type { SiteChannels } from '../channels/siteChannels'
import { ReleaseTest } from './ReleaseTest'

/**
 * Renders the releases of a site, the newest first, with a self-test for each.
 * @param props.url URL of the site, with a slash at the end
 * @param props.missing the versions whose files the site does not have
 */
export function ReleaseList({
  url,
  site: { channels, history },
  missing,
}: {
  readonly url: string
  readonly site: SiteChannels
  readonly missing: readonly string[]
}) {
  const [runsAll, setRunsAll] = useState(false)
  const addedAt = (version: string) =>
    history
      .find(({ words }) => words.join(' ') === `release ${version}`)
      ?.at.slice(0, 10)
  return (
    <>
      <button type="button" onClick={() => setRunsAll(true)}>
        Run all self-tests
      </button>
      <ul>
        {Object.keys(channels.releases)
          .reverse()
          .map((version) => (
            <li key={version}>
              <strong>{version}</strong>
              <span>
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
              </span>
              <span className="quiet">{addedAt(version)}</span>
            </li>
          ))}
      </ul>
    </>
  )
}
