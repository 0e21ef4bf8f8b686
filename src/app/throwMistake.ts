import type { Dock } from './Dock'

/**
 * Throws while rendering what a configuration turned out to have wrong, so that it arrives where a host hears of
 * everything else that it got wrong: at the error boundary above.
 * @param set of a state of the component that throws
 */
export function throwMistake(
  { checked }: Dock,
  set: (update: () => never) => void,
): void {
  checked?.catch((mistake: unknown) =>
    set(() => {
      throw mistake
    }),
  )
}
