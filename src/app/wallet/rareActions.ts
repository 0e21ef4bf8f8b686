// biome-ignore lint/performance/noBarrelFile: one download has all of it
export { failureSentences } from './failureSentences'
export { setActive } from './setActive'
