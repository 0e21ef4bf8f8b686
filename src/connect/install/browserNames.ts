import type { Device } from '../../platform/device'

/** Browsers by their own names; absent where a visitor would not recognise it. */
export const browserNames: Readonly<
  Record<Device['browser'], string | undefined>
> = {
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  opera: 'Opera',
  safari: 'Safari',
  brave: 'Brave',
  arc: 'Arc',
  other: undefined,
}
