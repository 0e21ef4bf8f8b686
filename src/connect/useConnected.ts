import { type RefObject, useEffect } from 'react'
import type { ConnectDialogProps } from './ConnectDialogProps'
import { moving } from './moving'

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
