import type { Session } from '../../wallet/session/createSession'

/** Resolves as soon as the condition is true, which it checks now and after each change. */
export function until(
  { subscribe }: Pick<Session, 'subscribe'>,
  isSo: () => boolean,
): Promise<void> {
  return new Promise((resolve) => {
    const update = () => {
      if (!isSo()) return
      stop()
      resolve()
    }
    const stop = subscribe(update)
    update()
  })
}
