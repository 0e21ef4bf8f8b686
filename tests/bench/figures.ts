import type { Measure, Values } from './measures'
import type { Flow, Profile, TargetName } from './targets'

/** One visit. */
export type Sample = {
  readonly target: TargetName
  readonly profile: Profile
  readonly values: Values
}

/** Median, least and greatest of all visits. */
export type Spread = readonly [median: number, least: number, greatest: number]

export type Figures = Readonly<
  Partial<
    Record<
      TargetName,
      Readonly<
        Partial<Record<Profile, Readonly<Partial<Record<Measure, Spread>>>>>
      >
    >
  >
>

/** A visit that failed. */
export type Failure = {
  readonly target: TargetName
  readonly profile: Profile
  readonly flow: Flow
  readonly error: string
}

/** The result of a run. Contains no host name and no path. */
export type Result = {
  /** Day in ISO 8601. */
  readonly date: string
  readonly machine: { readonly cores: number; readonly browser: string }
  readonly rounds: number
  /** gzip -9 of a page with React alone, in bytes. */
  readonly reactBytes: number
  /** Milliseconds for the same fixed loop in every page. */
  readonly noise: Readonly<Partial<Record<Profile, Spread>>>
  readonly figures: Figures
  readonly failures: readonly Failure[]
}

/** Spreads of all visits, by page, profile and measure. */
export function gather(samples: readonly Sample[]): Figures {
  return grouped(
    samples,
    ({ target }) => target,
    (ofTarget) =>
      grouped(
        ofTarget,
        ({ profile }) => profile,
        (visits) =>
          grouped(
            visits.flatMap(({ values }) => Object.entries(values)),
            ([measure]) => measure,
            (entries) => spreadOf(entries.map(([, value]) => value)),
          ),
      ),
  )
}

/** Spread of the fixed loop over all pages, by profile. */
export function gatherNoise(samples: readonly Sample[]): Result['noise'] {
  const noises = samples.flatMap(({ profile, values: { noiseMs } }) =>
    noiseMs === undefined ? [] : { profile, noiseMs },
  )
  return grouped(
    noises,
    ({ profile }) => profile,
    (visits) => spreadOf(visits.map(({ noiseMs }) => noiseMs)),
  )
}

/** The middle value, or the mean of the two in the middle. */
function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length / 2
  const upper = sorted[Math.floor(middle)] ?? Number.NaN
  const lower = sorted[Math.ceil(middle) - 1] ?? Number.NaN
  return (upper + lower) / 2
}

function spreadOf(values: readonly number[]): Spread {
  const all = [median(values), Math.min(...values), Math.max(...values)]
  const [middle = 0, least = 0, greatest = 0] = all.map(
    (value) => Math.round(value * 100) / 100,
  )
  return [middle, least, greatest]
}

/** Groups items by key, and makes one value of each group. */
function grouped<Item, Key extends string, Made>(
  items: readonly Item[],
  keyOf: (item: Item) => Key,
  make: (group: readonly Item[]) => Made,
): Readonly<Record<Key, Made>> {
  const keys = [...new Set(items.map(keyOf))]
  const groups = keys.map((key) => {
    return [key, make(items.filter((item) => keyOf(item) === key))]
  })
  return Object.fromEntries(groups)
}
