import type { Container } from '../../platform/federation/Container'
import type { ShareScope } from '../../platform/federation/ShareScope'

/** How long a failed load is not repeated, in milliseconds, because a page imports several modules one after the other. */
const pauseMs = 1000

/**
 * Creates a container that opens the release when the page's runtime initialises it. A page that shares `version-first`
 * does not wait for the release before it starts. If the release fails to open, each `get` rejects with the reason. The
 * request for a module after a pause tries again.
 */
export function lazyContainer(
  open: (scope: ShareScope) => Promise<Pick<Container, 'get'>>,
): Container {
  let scope: ShareScope = {}
  let opening: ReturnType<typeof open> | undefined
  function opened() {
    if (opening) return opening
    opening = open(scope)
    opening.catch(() => {
      setTimeout(() => {
        opening = undefined
      }, pauseMs)
    })
    return opening
  }
  return {
    init(pageScope: ShareScope) {
      scope = pageScope
      opened().catch(() => {
        // `get` rejects with the same error, and the runtime reports that error.
      })
    },
    get: async (name) => (await opened()).get(name),
  }
}
