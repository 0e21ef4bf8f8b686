import type { Measure } from './measures'
import type { Profile, TargetName } from './targets'

/** A figure of the comparison and its limit. */
export type Bar = {
  readonly figure: string
  readonly measure: Measure
  readonly profile: Profile
  /**
   * How the figure is computed from medians: as measured, or relative to the raw page of the same run. A kB is 1000
   * bytes.
   */
  readonly as: 'kB' | 'kB without React' | 'kB beyond raw' | '× raw' | 'ms' | ''
  /** Figures without a bar are for information. */
  readonly atMost?: number
  /** The page that the figure is compared with. @default raw */
  readonly beside?: TargetName
  /** The only page on which the figure is measured. @default all judged pages */
  readonly on?: TargetName
}

/** The figures the product must reach. */
export const bars: readonly Bar[] = [
  {
    figure: 'scripts until the button works, gzip',
    measure: 'buttonBytes',
    profile: 'full',
    as: 'kB',
    atMost: 90,
  },
  {
    figure: '… all but React',
    measure: 'buttonBytes',
    profile: 'full',
    as: 'kB without React',
    atMost: 21,
  },
  ...both('button works', 'buttonMs', '× raw', 0.9, 0.85),
  ...both('work on the main thread until idle', 'workMs', '× raw', 0.8, 0.8),
  {
    figure: 'heap after load',
    measure: 'heapMB',
    profile: 'full',
    as: '× raw',
    atMost: 1,
  },
  ...both('click → list painted', 'listShownMs', 'ms', 35, 120),
  ...both('click → list can be used', 'listMs', 'ms', 130, 220),
  ...both('click on a wallet → account', 'connectMs', '× raw', 2, 2),
  ...both('click → WalletConnect’s code', 'codeMs', '× raw', 0.8, 0.4),
  ...both('200 wallets: click → list', 'manyMs', 'ms', 150, 300),
  {
    figure: '200 wallets: nodes added',
    measure: 'manyNodes',
    profile: 'full',
    as: '',
    atMost: 300,
  },
  ...both('session resumed: reload → account', 'resumeMs', '× raw', 0.8, 0.8),
  {
    figure: 'requests in turn after the page’s script',
    measure: 'buttonSteps',
    profile: 'slow',
    as: '',
    atMost: 0,
  },
  ...(
    [
      ['tap without hovering: first frame', 'tapAnsweredMs'],
      ['… dialog painted', 'tapDialogMs'],
      ['… list painted', 'tapListMs'],
      ['… longest task', 'tapLongestMs'],
    ] as const
  ).map(([figure, measure]) => {
    const beside = 'plain' as const
    const profile = 'slow' as const
    return { figure, measure, profile, as: 'ms' as const, beside }
  }),
  ...(
    [
      [
        'a page that shares its wagmi: bytes from the remote',
        'buttonRemoteBytes',
        'kB',
      ],
      ['… until connected', 'connectRemoteBytes', 'kB'],
      [
        '… all until its button works, minus raw wagmi',
        'buttonBytes',
        'kB beyond raw',
      ],
    ] as const
  ).map(([figure, measure, as]) => {
    return {
      figure,
      measure,
      profile: 'full' as const,
      as,
      on: 'wagmi' as const,
    }
  }),
]

/** A figure with a bar for each profile. */
function both(
  figure: string,
  measure: Measure,
  as: Bar['as'],
  full: number,
  slow: number,
): readonly Bar[] {
  return [
    { figure, measure, profile: 'full', as, atMost: full },
    { figure, measure, profile: 'slow', as, atMost: slow },
  ]
}
