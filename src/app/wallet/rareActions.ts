// biome-ignore lint/performance/noBarrelFile: one download contains both
export { failureSentences } from './failureSentences'
export { setActive } from './setActive'
