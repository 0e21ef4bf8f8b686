import type { Scene } from './Scene'

/** One line of the walk. Each step begins with a first visit. */
export type Step = {
  readonly title: string
  readonly act: (scene: Scene) => Promise<void>
}
