import { type RefObject, useEffect } from 'react'
import { onDemand } from '../../ui/onDemand'
import type { ConnectDialogProps } from './ConnectDialogProps'

/**
 * Animations of the connect dialog. Loaded when the visitor is about to choose. Until then, steps change without
 * animations.
 */
export const moving = onDemand(() =>
  import(/* webpackChunkName: 'likely-movements' */ './movements').then(
    (loaded) => loaded.movements,
  ),
)

/**
 * When the wallet has connected, shows the connected account in the step, which stays visible for a moment while the
 * dialog closes.
 * @param body the content of the step below its header
 */
export function useConnected(
  body: RefObject<HTMLElement | null>,
  { messages, whenDone }: Pick<ConnectDialogProps, 'messages' | 'whenDone'>,
): void {
  const { connected } = messages.network
  useEffect(
    () =>
      whenDone?.((account, whenNamed) => {
        const { current } = body
        const rename =
          current && moving.get()?.showConnected(current, account, connected)
        if (rename) whenNamed?.(rename)
      }),
    [body, connected, whenDone],
  )
}
