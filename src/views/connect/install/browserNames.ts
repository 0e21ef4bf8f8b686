import type { Device } from '../../../platform/device/device'

/** Names of browsers. Missing if visitors would not recognise the name. */
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
