import type { Dock } from './Dock'
import type { OtherReact } from './OtherReact'

/**
 * Throws while rendering what a configuration turned out to have wrong, so that it arrives where a host hears of
 * everything else that it got wrong: at the error boundary above.
 */
export function useChecked(
  { useEffect, useState }: Pick<OtherReact, 'useEffect' | 'useState'>,
  { checked }: Dock,
): void {
  const [, fail] = useState<never>()
  useEffect(() => {
    checked?.catch((mistake: unknown) =>
      fail(() => {
        throw mistake
      }),
    )
  }, [checked])
}
