import { expect, test } from 'vitest'
import { bySize } from '../../../src/views/button/ConnectButtonViewProps'

test.each([
  ['full', 'full', 'full'],
  [false, false, false],
  // A large screen without a value uses the small screen's.
  [{ smallScreen: 'icon' }, 'icon', 'icon'],
  [{ smallScreen: false, largeScreen: true }, false, true],
] as const)(
  'bySize of %j is %s on small and %s on large screens',
  (value, small, large) => {
    expect(bySize<string | boolean>(value)).toEqual({ small, large })
  },
)
