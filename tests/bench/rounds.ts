import { type Browser, chromium } from '@playwright/test'
import { browserLaunch } from '../fixtures/browsers/chromium'
import { trusted } from '../fixtures/servers/certificate'
import { measure } from './flows'
import type { Place } from './places'
import type { Failure, Result, Sample } from './table'
import { type Flow, flows, type Profile, profiles } from './targets'

export type Played = Pick<Result, 'samples' | 'failures' | 'browser'>

/** Returns whether a run makes the visits of a flow. */
export type IsWanted = (flow: Flow) => boolean

/** Number of failures of a flow after which the flow is skipped on that page. */
const mostFailures = 3

/**
 * Makes all visits, round by round. A failed visit is recorded and does not end the run.
 * @param port where the stand-in for all other hosts listens
 */
export async function playRounds(
  rounds: number,
  isWanted: IsWanted,
  places: readonly Place[],
  port: number,
  say: (line: string) => void,
): Promise<Played> {
  const samples: Sample[] = []
  const failures: Failure[] = []
  const beganMs = performance.now()
  let version = ''
  // The first round fills the servers' memory, and is not counted.
  for (let round = 0; round <= rounds; round += 1) {
    const browser = await launch(port)
    version = browser.version()
    for (const { place, profile, flow } of visitsOf(isWanted, places, round)) {
      const { target } = place
      const earlier = failures.filter(
        (one) => one.target === target && one.flow === flow,
      )
      if (earlier.length >= mostFailures) continue
      try {
        const values = await measure(flow, browser, place, profile)
        if (round > 0) samples.push({ target, profile, values })
      } catch (error) {
        const [line = ''] = String(error).split('\n')
        failures.push({ target, profile, flow, error: line })
        say(`${target.label}, ${profile}, ${flow}: ${line}`)
      }
    }
    await browser.close()
    const seconds = Math.round((performance.now() - beganMs) / 1000)
    const which = round === 0 ? 'warm' : `round ${round} of ${rounds}`
    say(`${which}, ${seconds} s`)
  }
  return { samples, failures, browser: `Chromium ${version}` }
}

/** Pages take turns, so that a busy moment of the machine affects all of them, and each round starts with another page. */
function visitsOf(
  isWanted: IsWanted,
  places: readonly Place[],
  round: number,
): readonly { place: Place; profile: Profile; flow: Flow }[] {
  const turn = round % places.length
  const turned = [...places.slice(turn), ...places.slice(0, turn)]
  return profiles.flatMap((profile) =>
    flows.flatMap((flow) =>
      turned.flatMap((place) => {
        if (!isWanted(flow)) return []
        const { visits } = place.target
        const on = profiles.filter((one) => visits[one].includes(flow))
        // One profile is enough to warm up.
        const isVisited = round === 0 ? profile === on[0] : on.includes(profile)
        return isVisited ? { place, profile, flow } : []
      }),
    ),
  )
}

/** Launches a browser that resolves every other host to the stand-in. */
export function launch(port: number): Promise<Browser> {
  const { args = [], ...options } = browserLaunch('whole')
  return chromium.launch({
    ...options,
    args: [
      ...args,
      '--disable-gpu',
      // Without this flag, DevTools, which counts the bytes, parses a bundle again for each request of its scripts.
      '--js-flags=--no-enable-lazy-source-positions',
      trusted(),
      `--host-resolver-rules=MAP * 127.0.0.1:${port}, EXCLUDE localhost`,
    ],
  })
}
